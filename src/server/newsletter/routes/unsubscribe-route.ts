import { refuse } from '../../refuse.ts'
import type { Database } from '../../storage/database.ts'
import { newsletterPaths } from '../newsletter-urls.ts'
import { unsubscribe } from '../subscriptions.ts'
import { readKey, readUnsubscribeToken } from '../tokens.ts'
import { readTexts, tokenOfQuery, whileStored } from './link-token.ts'
import {
  askToUnsubscribe,
  deadUnsubscribeLink,
  type NewsletterAnswer,
  unsubscribed,
} from './newsletter-answers.ts'
import type { NewsletterDesk, NewsletterRoute } from './newsletter-route.ts'

/** Shows the page that an unsubscribe link opens. It changes nothing. */
export const askBeforeUnsubscribing: NewsletterRoute = async (desk, context) => {
  const token = tokenOfQuery(context.req.raw) ?? ''
  return whileStored(async () =>
    (await subscriberOf(desk.storage, token)) === undefined
      ? deadUnsubscribeLink
      : askToUnsubscribe(newsletterPaths(desk.site).unsubscribe, token),
  )
}

/**
 * Handles the button on that page and one-click requests of mail services (RFC 8058), which post
 * `List-Unsubscribe=One-Click` to the link. Other origins may send it: the token identifies the subscription and
 * permits ending it.
 */
export const unsubscribeWithToken: NewsletterRoute = async (desk, context) => {
  const request = context.req.raw
  const textOf = await readTexts(request)
  const isOneClick = textOf('List-Unsubscribe') === 'One-Click'
  const token = (isOneClick ? tokenOfQuery(request) : textOf('token')) ?? ''
  const answer = await whileStored(() => endSubscription(desk, token))
  return isOneClick ? plain(answer) : answer
}

async function endSubscription({ storage, now }: NewsletterDesk, token: string): Promise<NewsletterAnswer> {
  const subscriberId = await subscriberOf(storage, token)
  if (subscriberId === undefined) return deadUnsubscribeLink
  await unsubscribe(storage, subscriberId, now())
  return unsubscribed
}

async function subscriberOf(storage: Database, token: string): Promise<string | undefined> {
  // A token has 80 characters. Nothing else is worth a query.
  return token.length === 80 ? readUnsubscribeToken(await readKey(storage), token) : undefined
}

/** Programs read only the status. */
const plain = ({ status, title, headers }: NewsletterAnswer): Response => refuse(status, title, headers)
