import { digest } from '../../disk/digest.ts'
import { newsletterMessages } from '../../shared/forms/newsletter-messages.ts'

/** What a reader agrees to, as the form prints it. */
const consentText = `${newsletterMessages.newsletterTitle}. ${newsletterMessages.newsletterOffer}`

/** Which text it was, kept with each consent. */
export const consentVersion = digest(consentText).slice(0, 12)
