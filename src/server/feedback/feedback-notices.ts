import { maxCommentLength } from '../../shared/forms/max-comment-length.ts'
import type { FormLanguage } from '../forms/form-language.ts'
import type { Notice, NoticeForm } from '../forms/notice.ts'

/** Data that the notices need for their links and forms. */
export interface FeedbackContext {
  /** Path that the form posts to. */
  action: string
  /** Path of the rated page below the base URL, or undefined if unknown. */
  page: string | undefined
  /** Submitted fields, for submitting them again. */
  fields: ReadonlyMap<string, string>
  /** Language of the rated page. */
  language: FormLanguage
}

/** Creates the page after a rating, with the form for a comment. */
export function createRatingNotice(
  context: FeedbackContext,
  rating: { id: string; isHelpful: boolean },
): Notice {
  const { feedbackDone: title, feedbackThanks, whatHelped, whatWasMissing } = context.language.messages
  const fields = {
    id: rating.id,
    page: context.fields.get('page') ?? '',
    answer: rating.isHelpful ? 'yes' : 'no',
  }
  return {
    status: 200,
    locale: context.language.locale,
    title,
    text: [feedbackThanks],
    form: createCommentForm(context, {
      fields,
      label: rating.isHelpful ? whatHelped : whatWasMissing,
      text: '',
    }),
    ...createBackLink(context),
  }
}

/** Creates the page after a comment. */
export const createCommentNotice = (context: FeedbackContext): Notice => ({
  status: 200,
  locale: context.language.locale,
  title: context.language.messages.feedbackDone,
  text: [context.language.messages.commentThanks],
  ...createBackLink(context),
})

/** Creates the page for an error. The reader's input stays in the form, so that it can be submitted again. */
export function createProblemNotice(
  context: FeedbackContext,
  { status, problem }: { status: number; problem: string },
): Notice {
  const { locale, messages } = context.language
  const notice = {
    status,
    locale,
    title: messages.feedbackProblem,
    text: [problem],
    ...createBackLink(context),
  }
  const comment = context.fields.get('comment')
  if (comment !== undefined && status === 410)
    return { ...notice, text: [problem, messages.feedbackYourComment, comment] }
  if (!retryableStatuses.has(status) || context.fields.size === 0) return notice
  const { comment: _, ...fields } = Object.fromEntries(context.fields)
  if (comment === undefined) {
    // An invalid field would be rejected again.
    if (status === 422) return notice
    return { ...notice, form: { action: context.action, fields, button: messages.formRetry } }
  }
  const label = fields.answer === 'yes' ? messages.whatHelped : messages.whatWasMissing
  return { ...notice, form: createCommentForm(context, { fields, label, text: comment }) }
}

const retryableStatuses: ReadonlySet<number> = new Set([422, 429, 503])

function createCommentForm(
  { action, language }: FeedbackContext,
  { fields, label, text }: { fields: Record<string, string>; label: string; text: string },
): NoticeForm {
  const { commentHint: hint, sendComment: button } = language.messages
  return { action, fields, button, comment: { label, hint, maxLength: maxCommentLength, text } }
}

const createBackLink = ({ page, language }: FeedbackContext): Pick<Notice, 'link'> => ({
  link:
    page === undefined
      ? { path: language.homePath, label: language.messages.goHome }
      : { path: page, label: language.messages.feedbackBack },
})
