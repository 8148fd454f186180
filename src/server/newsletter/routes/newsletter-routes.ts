import { type Context, Hono } from 'hono'
import { answerForm } from '../../forms/answer-form.ts'
import { createNewsletterLimits } from '../newsletter-limits.ts'
import { newsletterPaths } from '../newsletter-urls.ts'
import { askBeforeConfirming, confirmWithToken } from './confirm-route.ts'
import { wrongMethod } from './newsletter-answers.ts'
import type { NewsletterDesk, NewsletterOptions, NewsletterRoute } from './newsletter-route.ts'
import { subscribeWithForm } from './subscribe-route.ts'
import { askBeforeUnsubscribing, unsubscribeWithToken } from './unsubscribe-route.ts'

/** Creates the routes of the newsletter form and of the links in its emails. */
export function createNewsletterRoutes(options: NewsletterOptions): Hono {
  const desk: NewsletterDesk = { limits: createNewsletterLimits(), now: () => new Date(), ...options }
  const { subscribe, confirm, unsubscribe } = newsletterPaths(desk.site)
  const answered =
    (route: NewsletterRoute) =>
    async (context: Context): Promise<Response> => {
      const answer = await route(desk, context)
      return answer instanceof Response ? answer : answerForm(context.req.raw, answer, desk.answerNotice)
    }
  const refuse = (allowed: string) => answered(async () => wrongMethod(allowed))
  return new Hono()
    .post(subscribe, answered(subscribeWithForm))
    .all(subscribe, refuse('POST'))
    .get(confirm, answered(askBeforeConfirming))
    .post(confirm, answered(confirmWithToken))
    .all(confirm, refuse('GET, HEAD, POST'))
    .get(unsubscribe, answered(askBeforeUnsubscribing))
    .post(unsubscribe, answered(unsubscribeWithToken))
    .all(unsubscribe, refuse('GET, HEAD, POST'))
}
