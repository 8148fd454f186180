import { commentLength } from '../../shared/forms/feedback.ts'
import { feedbackMessages } from '../../shared/forms/feedback-messages.ts'
import type { Notice, NoticeForm } from '../forms/notice.ts'

/** What the pages of a form without JavaScript need in order to continue. */
export interface NoticePlace {
  /** Path that the form posts to. */
  action: string
  /** Path of the rated page below the base URL, or undefined if unknown. */
  page: string | undefined
  /** Submitted fields, for submitting them again. */
  fields: ReadonlyMap<string, string>
}

const title = 'Thank you'

/** Creates the page after a rating, which asks for a comment. */
export function answerNotice(place: NoticePlace, answer: { id: string; isHelpful: boolean }): Notice {
  const { feedbackThanks, whatHelped, whatWasMissing } = feedbackMessages
  const fields = {
    id: answer.id,
    page: place.fields.get('page') ?? '',
    answer: answer.isHelpful ? 'yes' : 'no',
  }
  return {
    status: 200,
    title,
    text: [feedbackThanks],
    form: commentForm(place, { fields, label: answer.isHelpful ? whatHelped : whatWasMissing, text: '' }),
    ...wayBack(place),
  }
}

/** Creates the page after a comment. */
export const commentNotice = (place: NoticePlace): Notice => ({
  status: 200,
  title,
  text: [feedbackMessages.commentThanks],
  ...wayBack(place),
})

/** Creates the page for an error. The reader's input stays in the form, so that it can be submitted again. */
export function problemNotice(
  place: NoticePlace,
  { status, problem }: { status: number; problem: string },
): Notice {
  const notice = { status, title: "Your feedback wasn't saved", text: [problem], ...wayBack(place) }
  const comment = place.fields.get('comment')
  if (comment !== undefined && status === 410) return { ...notice, text: [problem, 'Your comment:', comment] }
  if (!canBeRepeated.has(status) || place.fields.size === 0) return notice
  const { comment: _, ...fields } = Object.fromEntries(place.fields)
  if (comment === undefined) {
    // An invalid field would be rejected again.
    if (status === 422) return notice
    return { ...notice, form: { action: place.action, fields, button: 'Try again' } }
  }
  const label = fields.answer === 'yes' ? feedbackMessages.whatHelped : feedbackMessages.whatWasMissing
  return { ...notice, form: commentForm(place, { fields, label, text: comment }) }
}

const canBeRepeated: ReadonlySet<number> = new Set([422, 429, 503])

function commentForm(
  { action }: NoticePlace,
  { fields, label, text }: { fields: Record<string, string>; label: string; text: string },
): NoticeForm {
  const { commentHint: hint, sendComment: button } = feedbackMessages
  return { action, fields, button, comment: { label, hint, maxLength: commentLength, text } }
}

const wayBack = ({ page }: NoticePlace): Pick<Notice, 'link'> => ({
  link:
    page === undefined
      ? { path: '/', label: 'Go to the home page' }
      : { path: page, label: 'Back to the page' },
})
