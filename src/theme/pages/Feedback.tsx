import type { ReactNode } from 'react'
import { feedbackMessages } from '../../shared/forms/feedback-messages.ts'
import { useMessages } from '../messages.ts'

interface FeedbackProps {
  /** Where the form posts to. */
  action: string
  /** Address of the page. */
  url: string
  /** Id of the build that has printed the page. */
  build: string
}

/** Asks whether the page was helpful: a plain form, answered in place by `entry/feedback.ts`. */
export function Feedback({ action, url, build }: FeedbackProps): ReactNode {
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
