import type { FeedbackMessages } from './feedback-messages.ts'

/** Maximum characters of a comment, as browsers count them in a text field. */
export const maxCommentLength = 1000

/** Server response after feedback was stored. The ID allows adding a comment for a limited time. */
export interface SavedFeedback {
  status: 'kept'
  id?: string
}

/** Server response after feedback was rejected. */
export interface RejectedFeedback {
  /** Reason, in English. */
  problem: string
  /** Message key of the reason, if locales can translate it. */
  message?: keyof FeedbackMessages
}
