import type { NewsletterMessages } from './newsletter-messages.ts'

/** Names of the fields of the newsletter's form. */
export const newsletterFields = {
  email: 'email',
  /** Hidden from people. Only programs fill it in. */
  trap: 'website',
} as const

/** State of a subscription after a reader's action. */
export type NewsletterStatus = 'pending' | 'subscribed' | 'unsubscribed'

/** Server response to a script. */
export type NewsletterReply =
  | { status: NewsletterStatus }
  | {
      /** Why, in English. */
      problem: string
      /** Key of the translated text for the problem, if languages may translate it. */
      message?: keyof NewsletterMessages
    }
