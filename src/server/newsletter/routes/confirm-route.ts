import { newsletterPaths } from '../newsletter-urls.ts'
import { confirm, isConfirmable } from '../subscriptions.ts'
import { readToken } from '../tokens.ts'
import { readTexts, tokenOfQuery, whileStored } from './link-token.ts'
import { askToConfirm, confirmed, deadLink } from './newsletter-answers.ts'
import type { NewsletterRoute } from './newsletter-route.ts'

const back = { path: '/', label: 'To the start page' }

/** Shows the page that a link in an email opens. It changes nothing, because programs open links too. */
export const askBeforeConfirming: NewsletterRoute = async (desk, context) => {
  const token = readToken(tokenOfQuery(context.req.raw) ?? '')
  if (token === undefined) return deadLink(back)
  return whileStored(async () =>
    (await isConfirmable(desk.storage, token, desk.now()))
      ? askToConfirm(newsletterPaths(desk.site).confirm, token)
      : deadLink(back),
  )
}

/** Handles the button on that page. The sender's origin isn't checked: the token from the email is proof enough. */
export const confirmWithToken: NewsletterRoute = async (desk, context) => {
  const token = readToken((await readTexts(context.req.raw))('token') ?? '')
  if (token === undefined) return deadLink(back)
  return whileStored(async () => {
    if (!(await confirm(desk.storage, token, desk.now()))) return deadLink(back)
    desk.onMail()
    return confirmed
  })
}
