import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useComponent } from '../../../runtime/loading/useComponent.ts'
import { reportPageKindShown } from '../../../runtime/navigation/wait-for-page-kind.ts'
import { PageLoadError } from '../layout/states/PageLoadError.tsx'
import { useMessages } from '../useMessages.ts'
import { pageComponents } from './page-components.ts'
import type { PageKindProps } from './page-kind-props.ts'

/**
 * The current page, rendered by the component of its kind, or a spinner or an error while the component isn't loaded.
 */
export function PageOutlet(props: PageKindProps): ReactNode {
  const state = useComponent(pageComponents, props.view.kind)
  useArrivalReport(state.status === 'ready')
  switch (state.status) {
    case 'ready': {
      const Component = state.component
      return <Component {...props} />
    }
    case 'loading':
      return <EmptyPage />
    case 'slow':
      return (
        <EmptyPage>
          <PageSpinner />
        </EmptyPage>
      )
    case 'error':
      return (
        <EmptyPage>
          <PageLoadError message={state.error.message} onRetry={state.retry} />
        </EmptyPage>
      )
  }
}

/** Reports when a page kind that had to be loaded is shown. */
function useArrivalReport(isReady: boolean): void {
  const wasReady = useRef(isReady)
  useLayoutEffect(() => {
    if (isReady && !wasReady.current) reportPageKindShown()
    wasReady.current = isReady
  }, [isReady])
}

/** The frame of a page rendered in the browser, or a placeholder until the kind's component is loaded. */
function EmptyPage({ children }: { children?: ReactNode }): ReactNode {
  return (
    <div className="content content-wide">
      <main id="main" className="page">
        {children}
      </main>
    </div>
  )
}

/**
 * Shown, after a delay, while a part of the page loads. The length of a cycle is `--docs-spinner-rotate` in `tokens.css`.
 */
function PageSpinner(): ReactNode {
  const messages = useMessages()
  return (
    <div className="spinner" role="status">
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle className="spinner-track" cx="24" cy="24" r="20" />
        <circle className="spinner-arc" cx="24" cy="24" r="20" pathLength="100" />
      </svg>
      <span className="visually-hidden">{messages.loading}</span>
    </div>
  )
}
