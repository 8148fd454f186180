import { getNewsletterPaths } from '../../../shared/output/server/server-paths.ts'
import { confirmSubscription, isConfirmable } from '../subscriptions.ts'
import { parseToken } from '../tokens.ts'
import { catchUnavailable, readFormTexts, readQueryToken } from './link-token.ts'
import type { NewsletterRoute } from './newsletter-context.ts'
import { confirmedNotice, createConfirmNotice, expiredLinkNotice } from './newsletter-notices.ts'

/** Shows the page that a link in an email opens. It changes nothing, because programs open links too. */
export const showConfirmPage: NewsletterRoute = async (newsletter, context) => {
  const token = parseToken(readQueryToken(context.req.raw) ?? '')
  if (token === undefined) return expiredLinkNotice
  return catchUnavailable(async () =>
    (await isConfirmable(newsletter.storage, token, newsletter.now()))
      ? createConfirmNotice(getNewsletterPaths(newsletter.site).confirm, token)
      : expiredLinkNotice,
  )
}

/** Handles the button on that page. The sender's origin isn't checked: the token from the email is proof enough. */
export const confirmWithToken: NewsletterRoute = async (newsletter, context) => {
  const token = parseToken((await readFormTexts(context.req.raw))('token') ?? '')
  if (token === undefined) return expiredLinkNotice
  return catchUnavailable(async () => {
    if (!(await confirmSubscription(newsletter.storage, token, newsletter.now()))) return expiredLinkNotice
    newsletter.onEmailQueued()
    return confirmedNotice
  })
}
