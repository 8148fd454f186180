/**
 * Messages of the newsletter's form, which travel with its module. Readers agree to the title and the offer, so other
 * words are another version of the consent.
 */
export const newsletterMessages = {
  newsletterTitle: 'Subscribe to our Newsletter',
  newsletterOffer: 'Get latest news, articles, resources and trends delivered to your inbox weekly.',
  newsletterEmail: 'Email',
  newsletterPlaceholder: 'Enter your email',
  newsletterSubscribe: 'Subscribe',
  newsletterSubscribing: 'Subscribing…',
  newsletterSending: 'Sending your address',
  newsletterTrap: 'Leave this field empty',
  newsletterAlmostDone: 'Almost done',
  newsletterSent: 'We sent an email to {email}. Open the link in it to confirm your subscription.',
  newsletterEmailMissing: 'Enter your email address.',
  newsletterEmailWrong: "This isn't an email address. Write it like name@example.com.",
  newsletterEmailLong:
    'This address is too long. Email addresses have at most 254 characters, and at most 64 of them before the @.',
  newsletterRefused: "The address wasn't accepted.",
  newsletterTooMany: 'Too many attempts. Wait a minute and try again.',
  newsletterFailed: "We couldn't subscribe you. Try again in a few minutes.",
  newsletterTimeout: "The server didn't respond in time. Try again in a few minutes.",
  newsletterOffline: 'You are offline. Connect to the internet and try again.',
}

export type NewsletterMessages = typeof newsletterMessages
