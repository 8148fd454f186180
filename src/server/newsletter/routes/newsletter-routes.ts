import { type Context, Hono } from 'hono'
import type { ServedSite } from '../../../shared/output/served-site.ts'
import { answerForm } from '../../forms/answer-form.ts'
import type { AnswerNotice } from '../../forms/notice.ts'
import type { Database } from '../../storage/database.ts'
import { createNewsletterLimits, type NewsletterLimits } from '../newsletter-limits.ts'
import { newsletterPaths } from '../newsletter-urls.ts'
import { askBeforeConfirming, confirmWithToken } from './confirm-route.ts'
import { type NewsletterAnswer, wrongMethod } from './newsletter-answers.ts'
import { subscribeWithForm } from './subscribe-route.ts'
import { askBeforeUnsubscribing, unsubscribeWithToken } from './unsubscribe-route.ts'

export interface NewsletterOptions {
  site: Pick<ServedSite, 'base' | 'origin' | 'newsletterAction' | 'consentTexts'>
  storage: Database
  answerNotice: AnswerNotice
  /** Returns the client of a request, for rate limits. */
  clientAddress(request: Request, env: unknown): string
  /** Is called when there may be a message to send. */
  onMail(): void
  limits?: NewsletterLimits
  now?: () => Date
}

/** Everything that the routes need. */
export type NewsletterDesk = Required<NewsletterOptions>

/** Handles a request. */
export type NewsletterRoute = (desk: NewsletterDesk, context: Context) => Promise<NewsletterAnswer | Response>

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
