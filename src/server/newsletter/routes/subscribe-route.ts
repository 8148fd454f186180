import { readFormLanguage } from '../../forms/form-language.ts'
import { getClientAddress, type ServerBindings } from '../../request/client-address.ts'
import { isSameOrigin } from '../../request/same-origin.ts'
import { StorageUnavailableError } from '../../storage/database.ts'
import { parseEmailAddress } from '../email-address.ts'
import { findConsentVersion } from '../find-consent-version.ts'
import { getLinkPath, getRefererPage } from '../newsletter-urls.ts'
import { requestSubscription } from '../subscriptions.ts'
import type { NewsletterRoute } from './newsletter-context.ts'
import {
  createForeignNotice,
  createHomeLink,
  createInvalidNotice,
  createPendingNotice,
  createTooManyNotice,
  createUnavailableNotice,
} from './newsletter-notices.ts'
import { readSubmission } from './read-submission.ts'

/** Accepts an address from the form. The response is the same for known and unknown addresses. */
export const subscribeRoute: NewsletterRoute = async (newsletter, context) => {
  const request = context.req.raw
  const { site, storage, limits, now } = newsletter
  const page = getRefererPage(request, site)
  const language = readFormLanguage(site, request, page)
  const { messages, locale } = language
  if (!isSameOrigin(request)) return createForeignNotice(language)
  const back = page === undefined ? createHomeLink(language) : { path: page, label: messages.formBack }
  const submission = await readSubmission(request)
  if (submission.kind === 'refused') return createInvalidNotice(language, { ...submission, email: '', back })
  const parsed = parseEmailAddress(submission.email)
  if (parsed.kind === 'problem') {
    const { message } = parsed
    const email = toPrintableText(submission.email)
    return createInvalidNotice(language, { status: 422, problem: messages[message], message, email, back })
  }
  const address = parsed.value
  // Bots that fill in the invisible field get the response of a success.
  if (submission.isTrapped) return createPendingNotice(language, address.address)

  const retry = { action: getLinkPath(site, 'subscribe', language), email: address.address }
  // `createApp` passes these.
  const client = getClientAddress(request, (context.env ?? {}) as ServerBindings)
  try {
    const wait = await limits.take(client, address.key)
    if (wait > 0) return createTooManyNotice(language, { ...retry, after: wait })
    const consentVersion = findConsentVersion(site, page ?? language.homePath)
    await requestSubscription(storage, { address, page, consentVersion, locale, now: now() })
  } catch (error) {
    if (error instanceof StorageUnavailableError)
      return createUnavailableNotice(language, { ...retry, after: 30 })
    throw error
  }
  newsletter.onEmailQueued()
  return createPendingNotice(language, address.address)
}

/** Returns the printable part of the reader's input. */
const toPrintableText = (text: string): string =>
  [...text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')].slice(0, 100).join('')
