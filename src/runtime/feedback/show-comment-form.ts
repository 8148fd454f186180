import type { FeedbackMessages } from '../../shared/forms/feedback-messages.ts'
import { maxCommentLength } from '../../shared/forms/max-comment-length.ts'

interface CommentContext {
  status: HTMLElement
  /** Connects the comment to the rating. */
  id: string
  wasHelpful: boolean
  texts: FeedbackMessages
}

/** Replaces the question with a form for a comment. */
export function askForComment(
  form: HTMLFormElement,
  { status, id, wasHelpful, texts }: CommentContext,
): void {
  const hidden = document.createElement('input')
  hidden.type = 'hidden'
  hidden.name = 'id'
  hidden.value = id
  const label = document.createElement('label')
  label.className = 'comment-label'
  const comment = document.createElement('textarea')
  comment.className = 'comment-field'
  comment.name = 'comment'
  comment.required = true
  comment.rows = 3
  comment.maxLength = maxCommentLength
  label.append(wasHelpful ? texts.whatHelped : texts.whatWasMissing, comment)
  const hint = document.createElement('p')
  hint.className = 'comment-hint'
  hint.id = 'comment-hint'
  hint.textContent = texts.commentHint
  comment.setAttribute('aria-describedby', hint.id)
  const button = document.createElement('button')
  button.className = 'button'
  button.textContent = texts.sendComment
  status.textContent = texts.feedbackThanks
  form.classList.add('answer-form')
  form.replaceChildren(hidden, status, label, hint, button)
}

/** Replaces the form with thanks for the comment. */
export function showThanks(form: HTMLFormElement, status: HTMLElement, texts: FeedbackMessages): void {
  status.textContent = texts.commentThanks
  form.replaceChildren(status)
}
