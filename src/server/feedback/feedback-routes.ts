import { Hono } from 'hono'
import { commentLength, type KeptFeedback, type RefusedFeedback } from '../../shared/forms/feedback.ts'
import { type FeedbackMessages, feedbackMessages } from '../../shared/forms/feedback-messages.ts'
import type { ServedSite } from '../../shared/output/served-site.ts'
import { withoutBase } from '../../shared/urls.ts'
import { answerForm, type FormAnswer } from '../forms/answer-form.ts'
import type { AnswerNotice } from '../forms/notice.ts'
import { clientAddress, type ServerBindings } from '../request/client-address.ts'
import { isOwnPage } from '../request/own-page.ts'
import { type Database, StorageUnavailable } from '../storage/database.ts'
import { cleanComment } from './clean-comment.ts'
import { createTicket, readTicket } from './comment-ticket.ts'
import { createFeedbackLimits, type FeedbackLimits } from './feedback-limits.ts'
import { answerNotice, commentNotice, type NoticePlace, problemNotice } from './feedback-notices.ts'
import { keepAnswer, keepComment } from './feedback-store.ts'
import type { IsPage } from './is-page.ts'
import { readFeedback } from './read-feedback.ts'

export interface FeedbackOptions {
  site: Pick<ServedSite, 'base' | 'feedbackAction'>
  storage: Database
  answerNotice: AnswerNotice
  isPage: IsPage
  /** Milliseconds since 1970. */
  now?: () => number
  limits?: FeedbackLimits
}

/**
 * Creates the routes that store readers' feedback on pages, without any data about the reader. Returns no routes if the
 * site doesn't ask for feedback.
 */
export function createFeedbackRoutes(options: FeedbackOptions): Hono {
  const { feedbackAction } = options.site
  const routes = new Hono()
  const { now = Date.now, limits = createFeedbackLimits() } = options
  if (feedbackAction !== undefined)
    routes.all(feedbackAction, async ({ req, env }) => {
      // `createApp` passes these.
      const client = clientAddress(req.raw, (env ?? {}) as ServerBindings)
      const outcome = await receive(req.raw, { ...options, now, limits, client })
      return answerForm(req.raw, outcome, options.answerNotice)
    })
  return routes
}

type Known = Required<FeedbackOptions> & {
  /** Address of the client. */
  client: string
}

/** Result of a request. */
type Outcome = FormAnswer<KeptFeedback | RefusedFeedback>

async function receive(request: Request, options: Known): Promise<Outcome> {
  const { feedbackAction: action = '' } = options.site
  const nowhere: NoticePlace = { action, page: undefined, fields: new Map() }
  if (request.method !== 'POST')
    return {
      ...refuse(nowhere, 405, 'This URL only accepts feedback from readers.'),
      headers: { Allow: 'POST' },
    }
  if (!isOwnPage(request)) return refuse(nowhere, 403, 'Only pages of this site can send feedback.')
  const read = await readFeedback(request)
  if (read.kind === 'refused') return refuse(nowhere, read.status, read.problem)
  const { fields } = read
  const place = { action, page: await pageIn(fields, options), fields }
  const wait = options.limits.takeForClient(options.client)
  if (wait > 0) return refuseTooOften(place, wait)
  try {
    return fields.has('comment') ? await takeComment(place, options) : await takeAnswer(place, options)
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error
    return {
      ...refuseWith(place, 503, 'feedbackFailed'),
      headers: { 'Retry-After': '60' },
    }
  }
}

function refuse(place: NoticePlace, status: number, problem: string): Outcome {
  return { ...problemNotice(place, { status, problem }), json: { problem } }
}

/** Rejects a request with a text that the reader's locale may translate. */
function refuseWith(place: NoticePlace, status: number, message: keyof FeedbackMessages): Outcome {
  const problem = feedbackMessages[message].replace('{count}', commentLength.toLocaleString('en'))
  const outcome = refuse(place, status, problem)
  return { ...outcome, json: { problem, message } }
}

const refuseTooOften = (place: NoticePlace, seconds: number): Outcome => ({
  ...refuseWith(place, 429, 'feedbackTooOften'),
  headers: { 'Retry-After': String(seconds) },
})

/** Finds the page that the feedback is about, below the base URL. */
async function pageIn(
  fields: ReadonlyMap<string, string>,
  { site, isPage }: Known,
): Promise<string | undefined> {
  const path = withoutBase(site.base, fields.get('page') ?? '')
  return path !== undefined && (await isPage(path)) ? path : undefined
}

async function takeAnswer(place: NoticePlace, { storage, now, limits }: Known): Promise<Outcome> {
  const { page, fields } = place
  const answer = fields.get('answer')
  const build = fields.get('build') ?? ''
  if (page === undefined) return refuse(place, 422, "This page doesn't exist.")
  if (answer !== 'yes' && answer !== 'no') return refuse(place, 422, 'The answer must be “yes” or “no”.')
  if (!/^[\w.-]{1,64}$/.test(build)) return refuse(place, 422, "This build doesn't exist.")
  // Checked last, so that rejected requests don't count for other readers.
  const wait = limits.takeForAll()
  if (wait > 0) return refuseTooOften(place, wait)
  const isHelpful = answer === 'yes'
  const { id, digest } = createTicket(now())
  await keepAnswer(storage, { page, build, isHelpful, day: dayOf(now()), ticket: digest })
  return { ...answerNotice(place, { id, isHelpful }), json: { status: 'kept', id } }
}

async function takeComment(place: NoticePlace, { storage, now }: Known): Promise<Outcome> {
  const comment = cleanComment(place.fields.get('comment') ?? '')
  if (comment === undefined) return refuseWith(place, 422, 'commentRefused')
  const ticket = readTicket(place.fields.get('id') ?? '', now())
  if (ticket === undefined || !(await keepComment(storage, { ticket: ticket.digest, comment })))
    return refuseWith(place, 410, 'commentTooLate')
  return { ...commentNotice(place), json: { status: 'kept' } }
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
