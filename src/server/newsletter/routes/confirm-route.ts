import { newsletterPaths } from '../newsletter-urls.ts'
import { confirm, isConfirmable } from '../subscriptions.ts'
import { readToken } from '../tokens.ts'
import { readTexts, tokenOfQuery, whileStored } from './link-token.ts'
import { askToConfirm, confirmed, deadLink } from './newsletter-answers.ts'
import type { NewsletterRoute } from './newsletter-route.ts'

const back = { path: '/', label: 'To the start page' }

/** The page that a link in a message opens. It changes nothing: programs open links too. */
export const askBeforeConfirming: NewsletterRoute = async (desk, context) => {
  const token = readToken(tokenOfQuery(context.req.raw) ?? '')
  if (token === undefined) return deadLink(back)
  return whileStored(async () =>
    (await isConfirmable(desk.storage, token, desk.now()))
      ? askToConfirm(newsletterPaths(desk.site).confirm, token)
      : deadLink(back),
  )
}

/** The button on that page. Where it comes from is not looked at: the token is in a message to one reader, and says enough. */
export const confirmWithToken: NewsletterRoute = async (desk, context) => {
  const token = readToken((await readTexts(context.req.raw))('token') ?? '')
  if (token === undefined) return deadLink(back)
  return whileStored(async () => {
    if (!(await confirm(desk.storage, token, desk.now()))) return deadLink(back)
    desk.onMail()
    return confirmed
  })
}
