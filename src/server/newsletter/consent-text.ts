import { digest } from '../../disk/digest.ts'
import { newsletterTexts } from '../../shared/forms/newsletter.ts'

/** What a reader agrees to, as the form prints it. */
const consentText = `${newsletterTexts.title}. ${newsletterTexts.offer}`

/** Which text it was, kept with each consent. */
export const consentVersion = digest(consentText).slice(0, 12)
