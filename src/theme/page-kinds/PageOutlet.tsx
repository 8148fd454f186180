import { type ReactNode, useEffect, useRef } from 'react'
import { useComponent } from '../../runtime/loading/lazy-components.ts'
import { reportPageArrival } from '../../runtime/states/page-arrival.ts'
import { PageLoadError } from '../layout/states/PageLoadError.tsx'
import { useMessages } from '../messages.ts'
import type { PageKindProps } from './page-kind-props.ts'
import { pageComponents } from './registry.ts'

/** The page, by the component of its kind; a spinner or an error while there is none. */
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

/** Says when a page kind that was waited for is shown. */
function useArrivalReport(isReady: boolean): void {
  const wasReady = useRef(isReady)
  useEffect(() => {
    if (isReady && !wasReady.current) reportPageArrival()
    wasReady.current = isReady
  }, [isReady])
}

/** The frame of a page that is printed in the browser, or that takes the place of one until its kind is there. */
function EmptyPage({ children }: { children?: ReactNode }): ReactNode {
  return (
    <div className="content content-wide">
      <main id="main" className="page">
        {children}
      </main>
    </div>
  )
}

/** Shown, after a delay, while a part of the page is loaded. Its cycles are `spinnerCycles` of the theme defaults. */
function PageSpinner(): ReactNode {
  const messages = useMessages()
  return (
    <div className="spinner" role="status">
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <circle className="spinner-track" cx="24" cy="24" r="20" />
        <circle className="spinner-arc" cx="24" cy="24" r="20" pathLength="100" />
      </svg>
      <span className="visually-hidden">{messages.loading}</span>
    </div>
  )
}
