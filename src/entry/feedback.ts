/** Fetched when a reader reaches for the question below a guide: what sends the answer, and how its states look. */
import '../theme/styles/sheets/answer.css'

export { sendFeedbackForm } from '../runtime/feedback/send-feedback-form.ts'
