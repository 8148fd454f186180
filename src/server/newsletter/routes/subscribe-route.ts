import { newsletterMessages } from '../../../shared/forms/newsletter-messages.ts'
import { isOwnPage } from '../../request/own-page.ts'
import { StorageUnavailable } from '../../storage/database.ts'
import { parseAddress } from '../address.ts'
import { findConsentVersion } from '../consent-text.ts'
import { pageOfReferer } from '../newsletter-urls.ts'
import { subscribe } from '../subscriptions.ts'
import { foreign, invalid, pending, tooMany, unavailable } from './newsletter-answers.ts'
import type { NewsletterRoute } from './newsletter-route.ts'
import { readSubmission } from './read-submission.ts'

/** Takes an address from the form. What is known of the address changes nothing in the answer. */
export const subscribeWithForm: NewsletterRoute = async (desk, context) => {
  const request = context.req.raw
  const { site, storage, limits, now } = desk
  if (!isOwnPage(request)) return foreign
  const page = pageOfReferer(request, site)
  const back = { path: page ?? '/', label: page === undefined ? 'To the start page' : 'Back to the form' }
  const submission = await readSubmission(request)
  if (submission.kind === 'refused')
    return invalid(submission.status, submission.problem, { email: '', back })
  const parsed = parseAddress(submission.email)
  if (parsed.kind === 'problem')
    return invalid(422, newsletterMessages[parsed.message], {
      message: parsed.message,
      email: printable(submission.email),
      back,
    })
  const address = parsed.value
  // A program that filled in what people do not see hears what it wants to hear.
  if (submission.isTrapped) return pending(address.address)

  const retry = { action: site.newsletterAction, email: address.address }
  const wait = limits.take(desk.clientAddress(request, context.env), address.key)
  if (wait > 0) return tooMany({ ...retry, after: wait })
  try {
    const consentVersion = findConsentVersion(site, page)
    await subscribe(storage, { address, page, consentVersion, now: now() })
  } catch (error) {
    if (error instanceof StorageUnavailable) return unavailable({ ...retry, after: 30 })
    throw error
  }
  desk.onMail()
  return pending(address.address)
}

/** What a reader typed, as far as it can be shown. */
const printable = (text: string): string =>
  [...text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')].slice(0, 100).join('')
