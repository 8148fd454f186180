import { type Context, Hono } from 'hono'
import { getNewsletterPaths } from '../../../shared/output/server/server-paths.ts'
import { readFormLanguage } from '../../forms/form-language.ts'
import { respondToForm } from '../../forms/respond-to-form.ts'
import { createNewsletterRateLimits } from '../newsletter-rate-limits.ts'
import { confirmWithToken, showConfirmPage } from './confirm-route.ts'
import type { NewsletterContext, NewsletterOptions, NewsletterRoute } from './newsletter-context.ts'
import { createMethodNotice } from './newsletter-notices.ts'
import { subscribeRoute } from './subscribe-route.ts'
import { showUnsubscribePage, unsubscribeWithToken } from './unsubscribe-route.ts'

/** Creates the routes of the newsletter form and of the links in its emails. */
export function createNewsletterRoutes(options: NewsletterOptions): Hono {
  const newsletter: NewsletterContext = {
    limits: createNewsletterRateLimits(),
    now: () => new Date(),
    ...options,
  }
  const { subscribe, confirm, unsubscribe } = getNewsletterPaths(newsletter.site)
  const createHandler =
    (route: NewsletterRoute) =>
    async (context: Context): Promise<Response> => {
      const notice = await route(newsletter, context)
      return notice instanceof Response
        ? notice
        : respondToForm(context.req.raw, notice, newsletter.renderNotice)
    }
  const rejectMethod = (allowed: string) =>
    createHandler(async ({ site }, { req }) => createMethodNotice(readFormLanguage(site, req.raw), allowed))
  return new Hono()
    .post(subscribe, createHandler(subscribeRoute))
    .all(subscribe, rejectMethod('POST'))
    .get(confirm, createHandler(showConfirmPage))
    .post(confirm, createHandler(confirmWithToken))
    .all(confirm, rejectMethod('GET, HEAD, POST'))
    .get(unsubscribe, createHandler(showUnsubscribePage))
    .post(unsubscribe, createHandler(unsubscribeWithToken))
    .all(unsubscribe, rejectMethod('GET, HEAD, POST'))
}
