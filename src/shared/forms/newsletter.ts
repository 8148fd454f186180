/** Names of the fields of the newsletter's form. */
export const newsletterFields = {
  email: 'email',
  /** People never see it: what fills it in is a program. */
  trap: 'website',
} as const

/** How a subscription stands after what a reader did. */
export type NewsletterStatus = 'pending' | 'subscribed' | 'unsubscribed'

/** What our server answers a script. */
export type NewsletterReply = { status: NewsletterStatus } | { problem: string }

/** What the form and our server both say. */
export const newsletterTexts = {
  /** This and the next are what a reader agrees to: other words are another version of the consent. */
  title: 'Subscribe to our Newsletter',
  offer: 'Get latest news, articles, resources and trends delivered to your inbox weekly.',
  almostDone: 'Almost done',
  emailMissing: 'Enter your email address.',
  emailWrong: 'This is not an email address. Write it like name@example.com.',
  tooMany: 'There were too many attempts. Wait a minute and try again.',
  failed: 'The subscription did not work. Try again in a few minutes.',
}

/** What happens next, after an address was taken. */
export const messageSent = (email: string): string =>
  `We sent a message to ${email}: open the link in it to confirm your subscription.`
