import { type FeedbackMessages, feedbackMessages } from '../../shared/forms/feedback-messages.ts'
import { maxCommentLength } from '../../shared/forms/max-comment-length.ts'
import { readFormFields } from '../forms/read-form-fields.ts'
import { readEmbeddedData } from '../loading/read-page-snapshot.ts'
import { type FeedbackOutcome, postFeedback } from './post-feedback.ts'
import { askForComment, showThanks } from './show-comment-form.ts'

/** Forms that are being sent. */
const pendingForms = new WeakSet<HTMLFormElement>()

/**
 * Sends the form below a guide without leaving the page: first the rating, then the comment that the form offers.
 *
 * ```
 * question ─► busy ─► thanks, comment ─► busy ─► thanks
 *    ▲          │            ▲             │
 *    └─ failed ─┘            └── failed ───┘
 * ```
 */
export async function sendFeedbackForm(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  if (pendingForms.has(form) || !(button instanceof HTMLButtonElement)) return
  pendingForms.add(form)
  const texts = readMessages()
  const status = getStatusElement(form)
  const fields = readFormFields(form, button)
  setDisabled(form, true)
  status.textContent = texts.sendingFeedback
  const outcome = await postFeedback(form.getAttribute('action') ?? '', fields)
  pendingForms.delete(form)
  setDisabled(form, false)
  if (outcome.kind !== 'kept') {
    status.textContent = formatProblem(outcome, texts)
    return
  }
  if (fields.has('comment') || outcome.id === undefined) showThanks(form, status, texts)
  else askForComment(form, { status, id: outcome.id, wasHelpful: button.value === 'yes', texts })
  // The focused button has been removed.
  status.focus()
}

/** The locale of a tab never changes, and its messages are in its first document. */
function readMessages(): FeedbackMessages {
  return { ...feedbackMessages, ...readEmbeddedData(document).messages }
}

/** Explains why nothing was saved. Numbers are formatted for the page's locale. */
function formatProblem(outcome: Exclude<FeedbackOutcome, { kind: 'kept' }>, texts: FeedbackMessages): string {
  if (outcome.kind === 'refused') return outcome.problem
  const count = maxCommentLength.toLocaleString(document.documentElement.lang || undefined)
  return texts[outcome.message].replace('{count}', count)
}

/** Returns the status line of the form. */
function getStatusElement(form: HTMLFormElement): HTMLElement {
  const element = form.querySelector<HTMLElement>('[role=status]')
  if (element !== null) return element
  const status = document.createElement('p')
  status.role = 'status'
  status.tabIndex = -1
  form.append(status)
  return status
}

/** Disables the buttons with `aria-disabled`, because `disabled` would remove the focus. */
function setDisabled(form: HTMLFormElement, isDisabled: boolean): void {
  for (const button of form.querySelectorAll('button')) button.ariaDisabled = isDisabled ? 'true' : null
  const comment = form.querySelector('textarea')
  if (comment !== null) comment.readOnly = isDisabled
}
