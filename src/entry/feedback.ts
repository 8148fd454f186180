/** Loaded when a reader uses the feedback form below a guide: the submit handler and the styles of its states. */
import '../theme/styles/sheets/feedback-form.css'

export { sendFeedbackForm } from '../runtime/feedback/send-feedback-form.ts'
