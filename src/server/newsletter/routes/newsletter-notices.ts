import type { NewsletterReply } from '../../../shared/forms/newsletter.ts'
import { type NewsletterMessages, newsletterMessages } from '../../../shared/forms/newsletter-messages.ts'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import type { FormResult } from '../../forms/respond-to-form.ts'
import { confirmationHours } from '../subscriptions.ts'

/** Response of the newsletter, as a page and for scripts. */
export type NewsletterNotice = FormResult<NewsletterReply>

type NoticeLink = NonNullable<NewsletterNotice['link']>

const homeLink: NoticeLink = { path: '/', label: 'Go to the start page' }

/** The address was accepted, whether or not it's already subscribed. */
export const createPendingNotice = (email: string): NewsletterNotice => ({
  status: 202,
  title: newsletterMessages.newsletterAlmostDone,
  text: [fillMessage(newsletterMessages.newsletterSent, { email })],
  link: homeLink,
  json: { status: 'pending' },
})

/** The address, or the request itself, is invalid. */
export const createInvalidNotice = (
  status: number,
  problem: string,
  { email, back, message }: { email: string; back: NoticeLink; message?: keyof NewsletterMessages },
): NewsletterNotice => ({
  status,
  title: "The subscription didn't work",
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

/** Creates a form that sends the same values again, so that readers type nothing. */
function createRetryForm({ action, email, after }: Retry): Pick<NewsletterNotice, 'form' | 'headers'> {
  return {
    form: { action, fields: { email }, button: 'Try again' },
    headers: { 'Retry-After': String(after) },
  }
}

/** Too many attempts. */
export const createTooManyNotice = (retry: Retry): NewsletterNotice => ({
  status: 429,
  title: 'Too many attempts',
  text: [newsletterMessages.newsletterTooMany, `Your address: ${retry.email}`],
  json: refusal('newsletterTooMany'),
  ...createRetryForm(retry),
})

/** The storage is unavailable. The page keeps the address. */
export const createUnavailableNotice = (retry: Retry): NewsletterNotice => ({
  status: 503,
  title: "The subscription didn't work",
  text: [newsletterMessages.newsletterFailed, `Your address: ${retry.email}`],
  json: refusal('newsletterFailed'),
  ...createRetryForm(retry),
})

/** The storage is unavailable. The link can be opened again. */
export const unavailableNotice: NewsletterNotice = {
  status: 503,
  title: "This isn't available right now",
  text: ['Open the link again in a few minutes. It stays valid.'],
  headers: { 'Retry-After': '30' },
  json: { problem: "This isn't available right now. Open the link again in a few minutes." },
}

const expiredReason = `was already used, is older than ${confirmationHours} hours, or wasn't copied completely.`

/** An invalid link. The page doesn't reveal whether the link was used or forged, or whether the address is subscribed. */
export const expiredLinkNotice: NewsletterNotice = {
  status: 410,
  title: 'This link no longer works',
  text: [
    `It ${expiredReason}`,
    "If you have confirmed your subscription, you don't need to do anything. Otherwise, enter your address in the form again to get a new link.",
  ],
  link: homeLink,
  json: { problem: `This link ${expiredReason}` },
}

/** Subscribes only at the press of a button, because email scanners open links. */
export const createConfirmNotice = (action: string, token: string): NewsletterNotice => ({
  status: 200,
  title: 'Confirm your subscription',
  text: ["One more click and you're subscribed."],
  form: { action, fields: { token }, button: 'Subscribe' },
  json: { problem: 'Send the token with POST.' },
})

export const confirmedNotice: NewsletterNotice = {
  status: 200,
  title: 'You are subscribed',
  text: ['Thank you. Every issue has a link to unsubscribe.'],
  link: homeLink,
  json: { status: 'subscribed' },
}

export const createUnsubscribeNotice = (action: string, token: string): NewsletterNotice => ({
  status: 200,
  title: 'Unsubscribe',
  text: ["You won't receive the newsletter anymore, and your address will be deleted."],
  form: { action, fields: { token }, button: 'Unsubscribe' },
  json: { problem: 'Send the token with POST.' },
})

export const unsubscribedNotice: NewsletterNotice = {
  status: 200,
  title: 'You are unsubscribed',
  text: ['Your address is deleted. You can subscribe again at any time.'],
  link: homeLink,
  json: { status: 'unsubscribed' },
}

/** An unsubscribe link with an invalid token. */
export const invalidLinkNotice: NewsletterNotice = {
  status: 410,
  title: "This link doesn't work",
  text: ["It wasn't copied completely. Open it from the message, or reply to the message to unsubscribe."],
  link: homeLink,
  json: { problem: "This link wasn't copied completely." },
}

/** An unsupported method. */
export const createMethodNotice = (allowed: string): NewsletterNotice => ({
  status: 405,
  title: 'This page only accepts forms',
  text: ['To subscribe, open the page with the form.'],
  link: homeLink,
  headers: { Allow: allowed },
  json: { problem: `Use ${allowed}.` },
})

/** A request from a page of another site. */
export const crossSiteNotice: NewsletterNotice = {
  status: 403,
  title: "The subscription didn't work",
  text: ['Only the form on this site can subscribe. Open the site and use the form there.'],
  link: homeLink,
  json: { problem: 'Only the form on this site can subscribe.' },
}
