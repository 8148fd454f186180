import type { ReactNode } from 'react'
import { feedbackMessages } from '../../../shared/forms/feedback-messages.ts'
import { useMessages } from '../../shell/useMessages.ts'

interface FeedbackProps {
  /** URL that the form posts to. */
  action: string
  /** URL of the page. */
  url: string
  /** ID of the build that printed the page. */
  build: string
}

/** Form that asks whether the page was helpful. A plain form; `entry/feedback.ts` shows the response inline. */
export function FeedbackQuestion({ action, url, build }: FeedbackProps): ReactNode {
  const messages = { ...feedbackMessages, ...useMessages() }
  return (
    <form
      className="feedback"
      data-feedback=""
      action={action}
      method="post"
      aria-label={messages.wasHelpful}
    >
      <input type="hidden" name="page" value={url} />
      <input type="hidden" name="build" value={build} />
      <p>{messages.wasHelpful}</p>
      <button type="submit" className="button" name="answer" value="yes">
        {messages.helpful}
      </button>
      <button type="submit" className="button" name="answer" value="no">
        {messages.notHelpful}
      </button>
    </form>
  )
}
