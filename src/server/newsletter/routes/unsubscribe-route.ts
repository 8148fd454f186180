import { getNewsletterPaths } from '../../../shared/output/server/server-paths.ts'
import { createErrorResponse } from '../../error-response.ts'
import type { Database } from '../../storage/database.ts'
import { deleteSubscription } from '../subscriptions.ts'
import { readSigningKey, verifyUnsubscribeToken } from '../tokens.ts'
import { catchUnavailable, readFormTexts, readQueryToken } from './link-token.ts'
import type { NewsletterContext, NewsletterRoute } from './newsletter-context.ts'
import {
  createUnsubscribeNotice,
  invalidLinkNotice,
  type NewsletterNotice,
  unsubscribedNotice,
} from './newsletter-notices.ts'

/** Shows the page that an unsubscribe link opens. It changes nothing. */
export const showUnsubscribePage: NewsletterRoute = async (newsletter, context) => {
  const token = readQueryToken(context.req.raw) ?? ''
  return catchUnavailable(async () =>
    (await findSubscriber(newsletter.storage, token)) === undefined
      ? invalidLinkNotice
      : createUnsubscribeNotice(getNewsletterPaths(newsletter.site).unsubscribe, token),
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
  const notice = await catchUnavailable(() => endSubscription(newsletter, token))
  return isOneClick ? createTextResponse(notice) : notice
}

async function endSubscription(
  { storage, now }: NewsletterContext,
  token: string,
): Promise<NewsletterNotice> {
  const subscriberId = await findSubscriber(storage, token)
  if (subscriberId === undefined) return invalidLinkNotice
  await deleteSubscription(storage, subscriberId, now())
  return unsubscribedNotice
}

async function findSubscriber(storage: Database, token: string): Promise<string | undefined> {
  // A token has 80 characters. Nothing else is worth a query.
  return token.length === 80 ? verifyUnsubscribeToken(await readSigningKey(storage), token) : undefined
}

/** Programs read only the status. */
const createTextResponse = ({ status, title, headers }: NewsletterNotice): Response =>
  createErrorResponse(status, title, headers)
