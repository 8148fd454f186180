import type { ReactNode } from 'react'
import { useComponent } from '../../../runtime/loading/useComponent.ts'
import { type ShellModuleName, type ShellModuleProps, shellModules } from './shell-modules.ts'

/** A shell module, loaded with the first page that needs it. */
export function ShellModule({ name, ...props }: ShellModuleProps & { name: ShellModuleName }): ReactNode {
  const state = useComponent(shellModules, name)
  // If a module fails to load, the page is still readable.
  if (state.status !== 'ready') return null
  const Component = state.component
  return <Component {...props} />
}
