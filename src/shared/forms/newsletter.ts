import type { NewsletterMessages } from './newsletter-messages.ts'

/** Names of the fields of the newsletter's form. */
export const newsletterFields = {
  email: 'email',
  /** People never see it: what fills it in is a program. */
  trap: 'website',
} as const

/** How a subscription stands after what a reader did. */
export type NewsletterStatus = 'pending' | 'subscribed' | 'unsubscribed'

/** Server response to a script. */
export type NewsletterReply =
  | { status: NewsletterStatus }
  | {
      /** Why, in English. */
      problem: string
      /** Where languages have a text of their own for it: its key. */
      message?: keyof NewsletterMessages
    }
