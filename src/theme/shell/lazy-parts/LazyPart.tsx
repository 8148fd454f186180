import type { ReactNode } from 'react'
import { useComponent } from '../../../runtime/loading/useComponent.ts'
import { type LazyPartName, type LazyPartProps, lazyParts } from './lazy-parts.ts'

/** A part of the shell, loaded with the first page that needs it. */
export function LazyPart({ name, ...props }: LazyPartProps & { name: LazyPartName }): ReactNode {
  const state = useComponent(lazyParts, name)
  // If a module fails to load, the page is still readable.
  if (state.status !== 'ready') return null
  const Component = state.component
  return <Component {...props} />
}
