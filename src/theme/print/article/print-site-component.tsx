import type { ReactNode } from 'react'
import { checkContent } from '../../../shared/html/check-element.ts'
import { IdScope } from '../../islands/IdScope.tsx'
import type { ComponentDeclaration } from '../../shell/define-component.ts'
import { useArticleId } from '../useArticleId.ts'

let siteComponents: Readonly<Record<string, ComponentDeclaration>> = {}

/** Sets the components of the site. */
export function setSiteComponents(components: Readonly<Record<string, ComponentDeclaration>>): void {
  siteComponents = components
}

/** Returns the component of the site with this name. */
export const findSiteComponent = (name: string): ComponentDeclaration | undefined =>
  Object.hasOwn(siteComponents, name) ? siteComponents[name] : undefined

/** Creates what prints a component of the site, with the data for the browser if it's interactive. */
export function createSitePrinter(
  name: string,
  { render, isInteractive = false }: ComponentDeclaration,
): (props: Record<string, unknown> & { children?: ReactNode }) => ReactNode {
  const Component = (props: { children?: ReactNode }): ReactNode => {
    const content = render({ ...props })
    checkContent(content)
    return content
  }
  // For the stack of an error.
  Object.defineProperty(Component, 'name', { value: name })
  return ({ children, ...props }) => {
    const idScope = useArticleId(name)
    if (!isInteractive)
      return (
        <IdScope name={idScope}>
          <Component {...props}>{children}</Component>
        </IdScope>
      )
    const hasChildren = children !== undefined && children !== null
    return (
      <div data-island={name} data-props={JSON.stringify({ ...props, hasChildren, idScope })}>
        <IdScope name={idScope}>
          <Component {...props}>
            {hasChildren ? <div className="island-children">{children}</div> : undefined}
          </Component>
        </IdScope>
      </div>
    )
  }
}
