import type { ReactNode } from 'react'
import { usePageKind } from '../../runtime/page-kinds.ts'
import { PageLoadError } from '../layout/states/PageLoadError.tsx'
import { PageSpinner } from '../layout/states/PageSpinner.tsx'
import type { PageKindProps } from './page-kind-props.ts'
import { pageKindLoaders } from './registry.ts'

/** The page, by the component of its kind; a spinner or an error while there is none. */
export function PageKind(props: PageKindProps): ReactNode {
  const state = usePageKind<PageKindProps>(props.view.kind, pageKindLoaders)
  switch (state.status) {
    case 'ready': {
      const Component = state.component
      return <Component {...props} />
    }
    case 'loading':
      return <main id="main" className="page" />
    case 'slow':
      return (
        <main id="main" className="page">
          <PageSpinner />
        </main>
      )
    case 'error':
      return (
        <main id="main" className="page">
          <PageLoadError message={state.error.message} onRetry={state.retry} />
        </main>
      )
  }
}
