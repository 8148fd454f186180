import type { FeedbackMessages } from './feedback-messages.ts'

/** Characters of a comment at most, as browsers count them in a text field. */
export const commentLength = 1000

/** What our server answers when it has kept something. With the id, a comment can be added to the answer for a while. */
export interface KeptFeedback {
  status: 'kept'
  id?: string
}

/** What our server answers when it has kept nothing. */
export interface RefusedFeedback {
  /** Why, in English. */
  problem: string
  /** Where languages have a text of their own for it: its key. */
  message?: keyof FeedbackMessages
}
