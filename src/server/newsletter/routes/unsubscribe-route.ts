import { createErrorResponse } from '../../error-response.ts'
import { type FormLanguage, readFormLanguage } from '../../forms/form-language.ts'
import type { Database } from '../../storage/database.ts'
import { getLinkPath } from '../newsletter-urls.ts'
import { deleteSubscription } from '../subscriptions.ts'
import { readSigningKey, verifyUnsubscribeToken } from '../tokens.ts'
import type { NewsletterContext, NewsletterRoute } from './newsletter-context.ts'
import {
  createInvalidLinkNotice,
  createUnsubscribedNotice,
  createUnsubscribeNotice,
  type NewsletterNotice,
} from './newsletter-notices.ts'
import { catchUnavailable, readFormTexts, readQueryToken } from './read-link-token.ts'

/** Shows the page that an unsubscribe link opens. It changes nothing. */
export const showUnsubscribePage: NewsletterRoute = async ({ site, storage }, context) => {
  const language = readFormLanguage(site, context.req.raw)
  const token = readQueryToken(context.req.raw) ?? ''
  return catchUnavailable(language, async () =>
    (await findSubscriber(storage, token)) === undefined
      ? createInvalidLinkNotice(language)
      : createUnsubscribeNotice(language, { action: getLinkPath(site, 'unsubscribe', language), token }),
  )
}

/**
 * Handles the button on that page and one-click requests of mail services (RFC 8058), which post
 * `List-Unsubscribe=One-Click` to the link. Other origins may send it: the token identifies the subscription and
 * permits ending it.
 */
export const unsubscribeWithToken: NewsletterRoute = async (newsletter, context) => {
  const request = context.req.raw
  const getText = await readFormTexts(request)
  const isOneClick = getText('List-Unsubscribe') === 'One-Click'
  const token = (isOneClick ? readQueryToken(request) : getText('token')) ?? ''
  const language = readFormLanguage(newsletter.site, request)
  const notice = await catchUnavailable(language, () => endSubscription(newsletter, token, language))
  return isOneClick ? createTextResponse(notice) : notice
}

async function endSubscription(
  { storage, now }: NewsletterContext,
  token: string,
  language: FormLanguage,
): Promise<NewsletterNotice> {
  const subscriberId = await findSubscriber(storage, token)
  if (subscriberId === undefined) return createInvalidLinkNotice(language)
  await deleteSubscription(storage, subscriberId, now())
  return createUnsubscribedNotice(language)
}

async function findSubscriber(storage: Database, token: string): Promise<string | undefined> {
  // A token has 80 characters. Nothing else is worth a query.
  return token.length === 80 ? verifyUnsubscribeToken(await readSigningKey(storage), token) : undefined
}

/** Programs read only the status. */
const createTextResponse = ({ status, title, headers }: NewsletterNotice): Response =>
  createErrorResponse(status, title, headers)
