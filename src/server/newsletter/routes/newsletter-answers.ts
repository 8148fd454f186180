import type { NewsletterReply } from '../../../shared/forms/newsletter.ts'
import { type NewsletterMessages, newsletterMessages } from '../../../shared/forms/newsletter-messages.ts'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import type { FormAnswer } from '../../forms/answer-form.ts'
import { confirmableHours } from '../subscriptions.ts'

/** What the newsletter answers, as a page and for a script. */
export type NewsletterAnswer = FormAnswer<NewsletterReply>

type Link = NonNullable<NewsletterAnswer['link']>

const toStart: Link = { path: '/', label: 'To the start page' }

/** The address was taken, whatever is known of it. */
export const pending = (email: string): NewsletterAnswer => ({
  status: 202,
  title: newsletterMessages.newsletterAlmostDone,
  text: [fillMessage(newsletterMessages.newsletterSent, { email })],
  link: toStart,
  json: { status: 'pending' },
})

/** The address, or what came instead of it, cannot be taken. */
export const invalid = (
  status: number,
  problem: string,
  { email, back, message }: { email: string; back: Link; message?: keyof NewsletterMessages },
): NewsletterAnswer => ({
  status,
  title: 'The subscription did not work',
  text: email === '' ? [problem] : [problem, `You entered: ${email}`],
  link: back,
  json: message === undefined ? { problem } : { problem, message },
})

const refusal = (message: keyof NewsletterMessages): NewsletterReply => ({
  problem: newsletterMessages[message],
  message,
})

interface Retry {
  /** Path that the form posts to. */
  action: string
  email: string
  /** Seconds to wait. */
  after: number
}

/** The form can be sent again as it was, without typing anything. */
function retryable({ action, email, after }: Retry): Pick<NewsletterAnswer, 'form' | 'headers'> {
  return {
    form: { action, fields: { email }, button: 'Try again' },
    headers: { 'Retry-After': String(after) },
  }
}

/** Too many attempts. */
export const tooMany = (retry: Retry): NewsletterAnswer => ({
  status: 429,
  title: 'Too many attempts',
  text: [newsletterMessages.newsletterTooMany, `Your address: ${retry.email}`],
  json: refusal('newsletterTooMany'),
  ...retryable(retry),
})

/** The storage is away; the address is kept in the page. */
export const unavailable = (retry: Retry): NewsletterAnswer => ({
  status: 503,
  title: 'The subscription did not work',
  text: [newsletterMessages.newsletterFailed, `Your address: ${retry.email}`],
  json: refusal('newsletterFailed'),
  ...retryable(retry),
})

/** The storage is away, and the link can be opened again. */
export const unavailableLink: NewsletterAnswer = {
  status: 503,
  title: 'This does not work right now',
  text: ['Open the link again in a few minutes. It stays as it is.'],
  headers: { 'Retry-After': '30' },
  json: { problem: 'This does not work right now. Open the link again in a few minutes.' },
}

const whyDead = `was used already, or is older than ${confirmableHours} hours, or was not copied whole.`

/** A link that confirms nothing. It does not tell used from forged, nor whether there is a subscription. */
export const deadLink = (back: Link): NewsletterAnswer => ({
  status: 410,
  title: 'This link no longer works',
  text: [
    `It ${whyDead}`,
    'If you have confirmed your subscription, there is nothing to do. If not, enter your address in the form once more: you get a new link.',
  ],
  link: back,
  json: { problem: `This link ${whyDead}` },
})

/** Asks before anything happens: programs that look into mails open links, and press no buttons. */
export const askToConfirm = (action: string, token: string): NewsletterAnswer => ({
  status: 200,
  title: 'Confirm your subscription',
  text: ['One click more, and the newsletter comes to your inbox.'],
  form: { action, fields: { token }, button: 'Subscribe' },
  json: { problem: 'Send the token with POST.' },
})

export const confirmed: NewsletterAnswer = {
  status: 200,
  title: 'You are subscribed',
  text: ['Thank you. Every issue has a link to unsubscribe.'],
  link: toStart,
  json: { status: 'subscribed' },
}

export const askToUnsubscribe = (action: string, token: string): NewsletterAnswer => ({
  status: 200,
  title: 'Unsubscribe',
  text: ['The newsletter will not come any more, and your address will be deleted.'],
  form: { action, fields: { token }, button: 'Unsubscribe' },
  json: { problem: 'Send the token with POST.' },
})

export const unsubscribed: NewsletterAnswer = {
  status: 200,
  title: 'You are unsubscribed',
  text: ['Your address is deleted. You can subscribe again at any time.'],
  link: toStart,
  json: { status: 'unsubscribed' },
}

/** A link that ends no subscription of this site. */
export const deadUnsubscribeLink: NewsletterAnswer = {
  status: 410,
  title: 'This link does not work',
  text: ['It was not copied whole. Open it from the message, or answer to the message to unsubscribe.'],
  link: toStart,
  json: { problem: 'This link was not copied whole.' },
}

/** A method that this address does not know. */
export const wrongMethod = (allowed: string): NewsletterAnswer => ({
  status: 405,
  title: 'Nothing to see here',
  text: ['This address takes what a form sends. Open the page with the form to use it.'],
  link: toStart,
  headers: { Allow: allowed },
  json: { problem: `Use ${allowed}.` },
})

/** A request that a page of another site has sent. */
export const foreign: NewsletterAnswer = {
  status: 403,
  title: 'The subscription did not work',
  text: ['Only the form of this site may subscribe. Open the site and use the form there.'],
  link: toStart,
  json: { problem: 'Only the form of this site may subscribe.' },
}
