import { pageMessages } from '../messages/page-messages.ts'
import { type FeedbackMessages, feedbackMessages } from './feedback-messages.ts'
import { formNoticeMessages } from './form-notice-messages.ts'
import { type NewsletterMessages, newsletterMessages } from './newsletter-messages.ts'

/** Every message that a server needs to respond to forms. */
export type FormMessages = NewsletterMessages &
  FeedbackMessages &
  typeof formNoticeMessages &
  Pick<typeof pageMessages, 'goHome'>

/** The same in English. Not for browsers. */
export const formMessages: FormMessages = {
  ...newsletterMessages,
  ...feedbackMessages,
  ...formNoticeMessages,
  goHome: pageMessages.goHome,
}
