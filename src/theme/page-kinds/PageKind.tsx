import { type ReactNode, useEffect, useRef } from 'react'
import { usePageKind } from '../../runtime/loading/lazy-components.ts'
import { pageHasArrived } from '../../runtime/states/page-arrival.ts'
import { PageLoadError } from '../layout/states/PageLoadError.tsx'
import { PageSpinner } from '../layout/states/PageSpinner.tsx'
import { EmptyPage } from './EmptyPage.tsx'
import type { PageKindProps } from './page-kind-props.ts'
import { pageKindLoaders } from './registry.ts'

/** The page, by the component of its kind; a spinner or an error while there is none. */
export function PageKind(props: PageKindProps): ReactNode {
  const state = usePageKind<PageKindProps>(props.view.kind, pageKindLoaders)
  useArrival(state.status === 'ready')
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
function useArrival(isReady: boolean): void {
  const wasReady = useRef(isReady)
  useEffect(() => {
    if (isReady && !wasReady.current) pageHasArrived()
    wasReady.current = isReady
  }, [isReady])
}
