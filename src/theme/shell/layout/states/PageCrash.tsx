import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { ErrorBoundary } from '../../../../runtime/dom/ErrorBoundary.ts'
import { focusPage } from '../../../../runtime/dom/focus.ts'
import { useMessages } from '../../useMessages.ts'

interface CrashProps {
  /** URL of the page. A change renders the content again. */
  url: string
  children: ReactNode
}

/** Error boundary around the page's content: navigation stays usable when the content fails. */
export function PageCrash({ url, children }: CrashProps): ReactNode {
  return (
    <ErrorBoundary key={url} fallback={renderCrash}>
      {children}
    </ErrorBoundary>
  )
}

/** Error boundary around the whole app, for a failure outside the page. It persists across pages. */
export function AppCrash({ url, children }: CrashProps): ReactNode {
  return (
    <ErrorBoundary retryOn={url} fallback={renderCrash}>
      {children}
    </ErrorBoundary>
  )
}

function renderCrash(error: Error, retry: () => void): ReactNode {
  const tryAgain = (): void => {
    flushSync(retry)
    // The button is removed, and focus is lost with it.
    focusPage()
  }
  return <Crash error={error} retry={tryAgain} />
}

function Crash({ error, retry }: { error: Error; retry: () => void }): ReactNode {
  const messages = useMessages()
  return (
    <main id="main" className="page">
      <div className="page-error" role="alert">
        <h1>{messages.pageCrashed}</h1>
        <p>{error.message}</p>
        <button type="button" className="button button-primary" onClick={retry}>
          {messages.tryAgain}
        </button>
      </div>
    </main>
  )
}
