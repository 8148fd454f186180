import type { ReactNode } from 'react'
import { toObject } from '../../../../shared/read-unknown.ts'

type CreateElement = (type: never, props: never) => ReactNode
type Styled = (props: { as?: unknown; [name: string]: unknown }) => ReactNode
type Template = ((...styles: unknown[]) => Styled) & { attrs: () => Template; withConfig: () => Template }

/** Creates the modules that give elements styles. `react` are the modules that the site gets in place of React. */
export function createStyleModules(react: Record<string, unknown>): Record<string, unknown> {
  const module = createStyledModule(react)
  return Object.fromEntries(
    ['styled-components', '@emotion/styled', '@emotion/react'].map((name) => [name, module]),
  )
}

/** Replaces what gives elements styles in the exports of a package. */
export const withStyledElements = (exported: unknown, react: Record<string, unknown>): unknown =>
  typeof toObject(exported).styled === 'function'
    ? new Proxy(toObject(exported), {
        get: (target, name) =>
          name === 'styled' ? createStyledModule(react).styled : Reflect.get(target, name),
      })
    : exported

/** Pages have no styles of components, so only the elements stay. */
function createStyledModule(react: Record<string, unknown>): Record<string, unknown> {
  const createElement = toObject(react.react).createElement as CreateElement
  const createTemplate = (type: unknown): Template => {
    const withStyles: Styled = ({ as = type, ...props }) => createElement(as as never, props as never)
    const again = (): Template => createTemplate(type)
    return Object.assign(() => withStyles, { attrs: again, withConfig: again })
  }
  const styled = new Proxy(createTemplate, {
    get: (target, name) =>
      typeof name === 'string' && /^[a-z]\w*$/.test(name) && !(name in target)
        ? createTemplate(name)
        : Reflect.get(target, name),
  })
  const printContent = ({ children }: { children?: ReactNode }): ReactNode => children
  const printNothing = (): ReactNode => null
  return {
    default: styled,
    styled,
    css: joinNothing,
    keyframes: joinNothing,
    jsx: createElement,
    ThemeProvider: printContent,
    StyleSheetManager: printContent,
    Global: printNothing,
    createGlobalStyle: () => printNothing,
    useTheme: () => ({}),
  }
}

const joinNothing = (): string => ''
