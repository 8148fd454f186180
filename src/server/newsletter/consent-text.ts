import { digest } from '../../disk/digest.ts'

/** What a reader agrees to, as the form prints it. A test holds the form to it. */
export const consentText =
  'Subscribe to our Newsletter. Get latest news, articles, resources and trends delivered to your inbox weekly.'

/** Which text it was, kept with each consent. */
export const consentVersion = digest(consentText).slice(0, 12)
