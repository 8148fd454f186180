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
  /** Who sends a request, for the limits. */
  clientAddress(request: Request, env: unknown): string
  /** Called when there may be a message to send. */
  onMail(): void
  limits?: NewsletterLimits
  now?: () => Date
}

/** What the routes have to answer with, all of it given. */
export type NewsletterDesk = Required<NewsletterOptions>

/** Gives the answer to a request, before it gets its form. */
export type NewsletterRoute = (desk: NewsletterDesk, context: Context) => Promise<NewsletterAnswer | Response>

/** The form of the newsletter, and the pages that links in its messages open. */
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
