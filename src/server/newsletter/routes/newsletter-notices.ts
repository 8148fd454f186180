import type { NewsletterReply } from '../../../shared/forms/newsletter.ts'
import type { NewsletterMessages } from '../../../shared/forms/newsletter-messages.ts'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import type { FormLanguage } from '../../forms/form-language.ts'
import type { FormResult } from '../../forms/respond-to-form.ts'
import { confirmationHours } from '../confirmation-lifetime.ts'

/** Response of the newsletter, as a page and for scripts. */
export type NewsletterNotice = FormResult<NewsletterReply>

type NoticeLink = NonNullable<NewsletterNotice['link']>

/** Creates the link to the home page in the reader's language. */
export const createHomeLink = ({ homePath, messages }: FormLanguage): NoticeLink => ({
  path: homePath,
  label: messages.goHome,
})

/** Creates a notice that only leads to the home page. */
const createFinalNotice = (
  language: FormLanguage,
  notice: Pick<NewsletterNotice, 'status' | 'title' | 'text' | 'json' | 'headers'>,
): NewsletterNotice => ({ ...notice, locale: language.locale, link: createHomeLink(language) })

/** The address was accepted, whether or not it's already subscribed. */
export const createPendingNotice = (language: FormLanguage, email: string): NewsletterNotice =>
  createFinalNotice(language, {
    status: 202,
    title: language.messages.newsletterAlmostDone,
    text: [fillMessage(language.messages.newsletterSent, { email })],
    json: { status: 'pending' },
  })

interface InvalidSubmission {
  status: number
  problem: string
  email: string
  back: NoticeLink
  message?: keyof NewsletterMessages
}

/** The address, or the request itself, is invalid. */
export const createInvalidNotice = (
  { locale, messages }: FormLanguage,
  { status, problem, email, back, message }: InvalidSubmission,
): NewsletterNotice => ({
  status,
  locale,
  title: messages.newsletterProblem,
  text: email === '' ? [problem] : [problem, fillMessage(messages.newsletterEntered, { email })],
  link: back,
  json: message === undefined ? { problem } : { problem, message },
})

interface Retry {
  /** Path that the form posts to. */
  action: string
  email: string
  /** Seconds to wait. */
  after: number
}

/** Creates a notice with a form that sends the same values again, so that readers type nothing. */
function createRetryNotice(
  { locale, messages }: FormLanguage,
  { action, email, after }: Retry,
  { status, title, message }: { status: number; title: string; message: keyof NewsletterMessages },
): NewsletterNotice {
  const problem = messages[message]
  return {
    status,
    locale,
    title,
    text: [problem, fillMessage(messages.newsletterAddress, { email })],
    json: { problem, message },
    form: { action, fields: { email }, button: messages.formRetry },
    headers: { 'Retry-After': String(after) },
  }
}

/** Too many attempts. */
export const createTooManyNotice = (language: FormLanguage, retry: Retry): NewsletterNotice =>
  createRetryNotice(language, retry, {
    status: 429,
    title: language.messages.newsletterTooManyTitle,
    message: 'newsletterTooMany',
  })

/** The storage is unavailable. The page keeps the address. */
export const createUnavailableNotice = (language: FormLanguage, retry: Retry): NewsletterNotice =>
  createRetryNotice(language, retry, {
    status: 503,
    title: language.messages.newsletterProblem,
    message: 'newsletterFailed',
  })

/** The storage is unavailable. The link can be opened again. */
export const createUnavailableLinkNotice = ({ locale, messages }: FormLanguage): NewsletterNotice => ({
  status: 503,
  locale,
  title: messages.newsletterUnavailable,
  text: [messages.newsletterUnavailableHint],
  headers: { 'Retry-After': '30' },
  json: { problem: `${messages.newsletterUnavailable}. ${messages.newsletterUnavailableHint}` },
})

/** An invalid link. The page doesn't reveal whether the link was used or forged, or whether the address is subscribed. */
export function createExpiredLinkNotice(language: FormLanguage): NewsletterNotice {
  const { newsletterExpired, newsletterExpiredReason, newsletterExpiredHint } = language.messages
  const reason = fillMessage(newsletterExpiredReason, { hours: confirmationHours })
  return createFinalNotice(language, {
    status: 410,
    title: newsletterExpired,
    text: [reason, newsletterExpiredHint],
    json: { problem: `${newsletterExpired}. ${reason}` },
  })
}

interface LinkForm {
  action: string
  token: string
}

/** Subscribes only at the press of a button, because email scanners open links. */
export const createConfirmNotice = (
  { locale, messages }: FormLanguage,
  { action, token }: LinkForm,
): NewsletterNotice => ({
  status: 200,
  locale,
  title: messages.newsletterConfirm,
  text: [messages.newsletterConfirmHint],
  form: { action, fields: { token }, button: messages.newsletterSubscribe },
  json: { problem: 'Send the token with POST.' },
})

/** The subscription is confirmed. */
export const createConfirmedNotice = (language: FormLanguage): NewsletterNotice =>
  createFinalNotice(language, {
    status: 200,
    title: language.messages.newsletterSubscribed,
    text: [language.messages.newsletterSubscribedHint],
    json: { status: 'subscribed' },
  })

/** Unsubscribes at the press of a button. */
export const createUnsubscribeNotice = (
  { locale, messages }: FormLanguage,
  { action, token }: LinkForm,
): NewsletterNotice => ({
  status: 200,
  locale,
  title: messages.newsletterUnsubscribe,
  text: [messages.newsletterUnsubscribeHint],
  form: { action, fields: { token }, button: messages.newsletterUnsubscribe },
  json: { problem: 'Send the token with POST.' },
})

/** The subscription has ended. */
export const createUnsubscribedNotice = (language: FormLanguage): NewsletterNotice =>
  createFinalNotice(language, {
    status: 200,
    title: language.messages.newsletterUnsubscribed,
    text: [language.messages.newsletterUnsubscribedHint],
    json: { status: 'unsubscribed' },
  })

/** An unsubscribe link with an invalid token. */
export const createInvalidLinkNotice = (language: FormLanguage): NewsletterNotice =>
  createFinalNotice(language, {
    status: 410,
    title: language.messages.newsletterInvalid,
    text: [language.messages.newsletterInvalidHint],
    json: { problem: language.messages.newsletterInvalidHint },
  })

/** An unsupported method. */
export const createMethodNotice = (language: FormLanguage, allowed: string): NewsletterNotice =>
  createFinalNotice(language, {
    status: 405,
    title: language.messages.newsletterFormOnly,
    text: [language.messages.newsletterFormOnlyHint],
    headers: { Allow: allowed },
    json: { problem: `Use ${allowed}.` },
  })

/** A request from a page of another site. */
export const createForeignNotice = (language: FormLanguage): NewsletterNotice =>
  createFinalNotice(language, {
    status: 403,
    title: language.messages.newsletterProblem,
    text: [language.messages.newsletterForeign],
    json: { problem: language.messages.newsletterForeign },
  })
