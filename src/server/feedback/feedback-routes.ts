import { Hono } from 'hono'
import { canonicalizePath } from '../../shared/canonicalize-path.ts'
import type { FeedbackMessages } from '../../shared/forms/feedback-messages.ts'
import { maxCommentLength } from '../../shared/forms/max-comment-length.ts'
import { fillMessage } from '../../shared/messages/fill-message.ts'
import { formatIsoDay } from '../../shared/text/day.ts'
import { removeBase } from '../../shared/urls.ts'
import type { FindFile } from '../file-response.ts'
import { findPageLocale, getFormLanguage } from '../forms/form-language.ts'
import type { RenderNotice } from '../forms/notice.ts'
import { type FormResult, respondToForm } from '../forms/respond-to-form.ts'
import type { OpenedSite } from '../open-site.ts'
import { getClientAddress, type ServerBindings } from '../request/client-address.ts'
import { isSameOrigin } from '../request/same-origin.ts'
import { type Database, StorageUnavailableError } from '../storage/database.ts'
import { cleanComment } from './clean-comment.ts'
import { createTicket, readTicket } from './comment-ticket.ts'
import {
  createCommentNotice,
  createProblemNotice,
  createRatingNotice,
  type FeedbackContext,
} from './feedback-notices.ts'
import { createFeedbackRateLimits, type FeedbackRateLimits } from './feedback-rate-limits.ts'
import { addComment, insertRating } from './feedback-store.ts'
import { readFeedback } from './read-feedback.ts'

/** Server response after feedback was stored. The ID allows adding a comment for a limited time. */
interface SavedFeedback {
  status: 'kept'
  id?: string
}

/** Server response after feedback was rejected. */
interface RejectedFeedback {
  /** Reason, in English. */
  problem: string
  /** Message key of the reason, if locales can translate it. */
  message?: keyof FeedbackMessages
}

export interface FeedbackOptions {
  site: Pick<OpenedSite, 'base' | 'feedbackAction' | 'formLanguages' | 'findFile'>
  storage: Database
  renderNotice: RenderNotice
  /** Milliseconds since 1970. */
  now?: () => number
  limits?: FeedbackRateLimits
}

/**
 * Creates the routes that store readers' feedback on pages, without any data about the reader. Returns no routes if the
 * site has no feedback form.
 */
export function createFeedbackRoutes(options: FeedbackOptions): Hono {
  const { feedbackAction } = options.site
  const routes = new Hono()
  const { now = Date.now, limits = createFeedbackRateLimits() } = options
  if (feedbackAction !== undefined)
    routes.all(feedbackAction, async ({ req, env }) => {
      // `createApp` passes these.
      const client = getClientAddress(req.raw, (env ?? {}) as ServerBindings)
      const result = await receiveFeedback(req.raw, { ...options, now, limits, client })
      return respondToForm(req.raw, result, options.renderNotice)
    })
  return routes
}

type RequestContext = Required<FeedbackOptions> & {
  /** Address of the client. */
  client: string
}

/** Result of a request. */
type FeedbackResult = FormResult<SavedFeedback | RejectedFeedback>

async function receiveFeedback(request: Request, options: RequestContext): Promise<FeedbackResult> {
  const { site } = options
  const { feedbackAction: action = '' } = site
  const language = getFormLanguage(site, undefined)
  const emptyContext: FeedbackContext = { action, page: undefined, fields: new Map(), language }
  if (request.method !== 'POST')
    return {
      ...createProblemResult(emptyContext, 405, 'This URL only accepts feedback from readers.'),
      headers: { Allow: 'POST' },
    }
  if (!isSameOrigin(request))
    return createProblemResult(emptyContext, 403, 'Only pages of this site can send feedback.')
  const body = await readFeedback(request)
  if (body.kind === 'refused') return createProblemResult(emptyContext, body.status, body.problem)
  const { fields } = body
  const page = await findPage(fields, options)
  const context = { action, page, fields, language: getFormLanguage(site, findPageLocale(site, page)) }
  try {
    const wait = await options.limits.takeForClient(options.client)
    if (wait > 0) return createRateLimitResult(context, wait)
    return fields.has('comment')
      ? await acceptComment(context, options)
      : await acceptRating(context, options)
  } catch (error) {
    if (!(error instanceof StorageUnavailableError)) throw error
    return {
      ...createMessageResult(context, 503, 'feedbackFailed'),
      headers: { 'Retry-After': '60' },
    }
  }
}

function createProblemResult(context: FeedbackContext, status: number, problem: string): FeedbackResult {
  return { ...createProblemNotice(context, { status, problem }), json: { problem } }
}

/** Rejects a request with a text that the reader's locale may translate. */
function createMessageResult(
  context: FeedbackContext,
  status: number,
  message: keyof FeedbackMessages,
): FeedbackResult {
  const { messages, htmlLang } = context.language
  const problem = fillMessage(messages[message], { count: maxCommentLength.toLocaleString(htmlLang) })
  const result = createProblemResult(context, status, problem)
  return { ...result, json: { problem, message } }
}

const createRateLimitResult = (context: FeedbackContext, seconds: number): FeedbackResult => ({
  ...createMessageResult(context, 429, 'feedbackTooOften'),
  headers: { 'Retry-After': String(seconds) },
})

/** Finds the page that the feedback is about, below the base URL. */
async function findPage(
  fields: ReadonlyMap<string, string>,
  { site }: RequestContext,
): Promise<string | undefined> {
  const path = removeBase(site.base, fields.get('page') ?? '')
  return path !== undefined && (await isPage(path, site.findFile)) ? path : undefined
}

async function acceptRating(
  context: FeedbackContext,
  { storage, now, limits }: RequestContext,
): Promise<FeedbackResult> {
  const { page, fields } = context
  const rating = fields.get('answer')
  const build = fields.get('build') ?? ''
  if (page === undefined) return createProblemResult(context, 422, "This page doesn't exist.")
  if (rating !== 'yes' && rating !== 'no')
    return createProblemResult(context, 422, 'The answer must be “yes” or “no”.')
  if (!/^[\w.-]{1,64}$/.test(build)) return createProblemResult(context, 422, "This build doesn't exist.")
  // Checked last, so that rejected requests don't count for other readers.
  const wait = await limits.takeForAll()
  if (wait > 0) return createRateLimitResult(context, wait)
  const isHelpful = rating === 'yes'
  const { id, digest } = createTicket(now())
  await insertRating(storage, { page, build, isHelpful, day: formatIsoDay(now()), ticket: digest })
  return { ...createRatingNotice(context, { id, isHelpful }), json: { status: 'kept', id } }
}

async function acceptComment(
  context: FeedbackContext,
  { storage, now }: RequestContext,
): Promise<FeedbackResult> {
  const comment = cleanComment(context.fields.get('comment') ?? '')
  if (comment === undefined) return createMessageResult(context, 422, 'commentRefused')
  const ticket = readTicket(context.fields.get('id') ?? '', now())
  if (ticket === undefined || !(await addComment(storage, { ticket: ticket.digest, comment })))
    return createMessageResult(context, 410, 'commentTooLate')
  return { ...createCommentNotice(context), json: { status: 'kept' } }
}

/** Whether the site has a page at a path below the base URL. Accepts untrusted paths. */
const isPage = async (path: string, findFile: FindFile): Promise<boolean> =>
  path.length <= 1024 &&
  path.endsWith('/') &&
  !path.startsWith('/_/') &&
  !/[\p{Cc}\\%?#]/u.test(path) &&
  canonicalizePath(path) === path &&
  (await findFile(`${path}index.html`, [])) !== undefined
