/** Messages of the question below guides. All but the first three travel with the module that sends the answer. */
export const feedbackMessages = {
  wasHelpful: 'Was this page helpful?',
  helpful: 'Yes',
  notHelpful: 'No',
  sendingFeedback: 'Sending…',
  feedbackThanks: 'Thank you for your answer.',
  whatHelped: 'What helped?',
  whatWasMissing: 'What was missing?',
  commentHint: 'Optional. Please leave out names, addresses and keys.',
  sendComment: 'Send comment',
  commentThanks: 'Thank you. We read every comment.',
  feedbackFailed: 'This could not be sent. Try again in a few minutes.',
  feedbackOffline: 'You are offline. Connect to the internet and try again.',
  feedbackTooOften: 'There were too many answers at once. Wait a minute and try again.',
  commentTooLate: 'It is too late to add a comment to this answer. Load the page again to give another.',
  commentRefused: 'Write a comment of at most {count} characters.',
}

/** Messages of the question by their key. */
export type FeedbackMessages = typeof feedbackMessages
