import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { focusPage } from '../../../runtime/states/page-arrival.ts'
import { useMessages } from '../../messages.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

interface CrashProps {
  /** The next page gets a new chance. */
  url: string
  children: ReactNode
}

/** Around the page: navigation stays when its content fails. */
export function PageCrash({ url, children }: CrashProps): ReactNode {
  return (
    <ErrorBoundary key={url} fallback={renderCrash}>
      {children}
    </ErrorBoundary>
  )
}

/** Around everything, for a failure outside of the page. Its content is kept from page to page. */
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
    // The button is gone, and the focus with it.
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
