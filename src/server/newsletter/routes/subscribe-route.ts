import { newsletterMessages } from '../../../shared/forms/newsletter-messages.ts'
import { getClientAddress, type ServerBindings } from '../../request/client-address.ts'
import { isSameOrigin } from '../../request/same-origin.ts'
import { StorageUnavailableError } from '../../storage/database.ts'
import { parseEmailAddress } from '../email-address.ts'
import { findConsentVersion } from '../find-consent-version.ts'
import { getRefererPage } from '../newsletter-urls.ts'
import { requestSubscription } from '../subscriptions.ts'
import type { NewsletterRoute } from './newsletter-context.ts'
import {
  createInvalidNotice,
  createPendingNotice,
  createTooManyNotice,
  createUnavailableNotice,
  crossSiteNotice,
} from './newsletter-notices.ts'
import { readSubmission } from './read-submission.ts'

/** Accepts an address from the form. The response is the same for known and unknown addresses. */
export const subscribeRoute: NewsletterRoute = async (newsletter, context) => {
  const request = context.req.raw
  const { site, storage, limits, now } = newsletter
  if (!isSameOrigin(request)) return crossSiteNotice
  const page = getRefererPage(request, site)
  const back = { path: page ?? '/', label: page === undefined ? 'Go to the start page' : 'Back to the form' }
  const submission = await readSubmission(request)
  if (submission.kind === 'refused')
    return createInvalidNotice(submission.status, submission.problem, { email: '', back })
  const parsed = parseEmailAddress(submission.email)
  if (parsed.kind === 'problem')
    return createInvalidNotice(422, newsletterMessages[parsed.message], {
      message: parsed.message,
      email: toPrintableText(submission.email),
      back,
    })
  const address = parsed.value
  // Bots that fill in the invisible field get the response of a success.
  if (submission.isTrapped) return createPendingNotice(address.address)

  const retry = { action: site.newsletterAction, email: address.address }
  // `createApp` passes these.
  const client = getClientAddress(request, (context.env ?? {}) as ServerBindings)
  const wait = limits.take(client, address.key)
  if (wait > 0) return createTooManyNotice({ ...retry, after: wait })
  try {
    const consentVersion = findConsentVersion(site, page)
    await requestSubscription(storage, { address, page, consentVersion, now: now() })
  } catch (error) {
    if (error instanceof StorageUnavailableError) return createUnavailableNotice({ ...retry, after: 30 })
    throw error
  }
  newsletter.onEmailQueued()
  return createPendingNotice(address.address)
}

/** Returns the printable part of the reader's input. */
const toPrintableText = (text: string): string =>
  [...text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')].slice(0, 100).join('')
