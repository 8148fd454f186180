import { readFormLanguage } from '../../forms/form-language.ts'
import { getLinkPath } from '../newsletter-urls.ts'
import { confirmSubscription, isConfirmable } from '../subscriptions.ts'
import { parseToken } from '../tokens.ts'
import type { NewsletterRoute } from './newsletter-context.ts'
import { createConfirmedNotice, createConfirmNotice, createExpiredLinkNotice } from './newsletter-notices.ts'
import { catchUnavailable, readFormTexts, readQueryToken } from './read-link-token.ts'

/** Shows the page that a link in an email opens. It changes nothing, because programs open links too. */
export const showConfirmPage: NewsletterRoute = async ({ site, storage, now }, context) => {
  const request = context.req.raw
  const language = readFormLanguage(site, request)
  const token = parseToken(readQueryToken(request) ?? '')
  if (token === undefined) return createExpiredLinkNotice(language)
  return catchUnavailable(language, async () =>
    (await isConfirmable(storage, token, now()))
      ? createConfirmNotice(language, { action: getLinkPath(site, 'confirm', language), token })
      : createExpiredLinkNotice(language),
  )
}

/** Handles the button on that page. The sender's origin isn't checked: the token from the email is proof enough. */
export const confirmWithToken: NewsletterRoute = async (newsletter, context) => {
  const request = context.req.raw
  const language = readFormLanguage(newsletter.site, request)
  const token = parseToken((await readFormTexts(request))('token') ?? '')
  if (token === undefined) return createExpiredLinkNotice(language)
  return catchUnavailable(language, async () => {
    if (!(await confirmSubscription(newsletter.storage, token, newsletter.now())))
      return createExpiredLinkNotice(language)
    newsletter.onEmailQueued()
    return createConfirmedNotice(language)
  })
}
