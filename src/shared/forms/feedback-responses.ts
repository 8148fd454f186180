import type { FeedbackMessages } from './feedback-messages.ts'

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
