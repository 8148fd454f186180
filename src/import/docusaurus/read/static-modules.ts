import * as react from 'react'
import * as runtime from 'react/jsx-runtime'

/** Hooks whose components show something else than what their first rendering prints. */
const statefulHooks = (
  'useActionState useContext useDeferredValue useEffect useImperativeHandle useInsertionEffect ' +
  'useLayoutEffect useOptimistic useReducer useState useSyncExternalStore useTransition lazy use'
).split(' ')

const refuse = (): never => {
  throw new Error('The component has state.')
}

/** Hooks of components that change on a click, and whose first rendering is therefore what readers see. */
const clickHooks = new Set(['useReducer', 'useState', 'useTransition'])
const effectHooks = new Set(['useEffect', 'useLayoutEffect'])
const request = /\b(?:fetch|axios|XMLHttpRequest|await|async|then|import|setInterval)\b/

/** Finds effects that load something, which changes what readers see. Other effects respond to readers, such as to a pressed key. */
function ignoreEffect(effect: unknown): void {
  if (request.test(String(effect))) refuse()
}

/**
 * Creates the modules that components get in place of React, Docusaurus, and clsx: with them, only static ones render, or also
 * those that only change on a click.
 */
export function createStaticModules(
  isStub: (value: unknown) => boolean,
  { isFirst }: { isFirst: boolean },
): Record<string, unknown> {
  const hooks = statefulHooks.flatMap((name) => {
    if (isFirst && clickHooks.has(name)) return []
    return [[name, isFirst && effectHooks.has(name) ? ignoreEffect : refuse] as const]
  })
  return createModules(Object.fromEntries(hooks), createWatch(isStub))
}

/** Creates the modules that a page gets: it prints what it shows first. Of a component of a missing module, only the content stays. */
export function createPageModules(isStub: (value: unknown) => boolean): Record<string, unknown> {
  const clean = (value: unknown): unknown =>
    Array.isArray(value) ? value.filter((item) => !isStub(item)).map(clean) : value
  return createModules({}, (create) => (type, props, ...rest) => {
    const fields = Object.entries({ ...(props as object | null) }).filter(([, value]) => !isStub(value))
    const cleanFields = fields.map(([name, value]) => [name, clean(value)] as const)
    return create(
      (isStub(type) ? react.Fragment : type) as never,
      cleanProps(Object.fromEntries(cleanFields)) as never,
      ...(rest.filter((child) => !isStub(child)).map(clean) as never[]),
    )
  })
}

type Create = (type: never, props: never, ...rest: never[]) => unknown
type Watch = (create: Create) => Create

function createWatch(isStub: (value: unknown) => boolean): Watch {
  const check = (type: unknown, props: unknown): void => {
    const isComponent = typeof type === 'function'
    if (isStub(type) || (isComponent && 'isReactComponent' in Object(type.prototype))) refuse()
    for (const [name, value] of Object.entries(Object(props) as object)) if (!isStyle(name)) checkValue(value)
  }
  const checkValue = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(checkValue)
    else if (isStub(value)) refuse()
  }
  return (create) =>
    (type, props, ...rest) => {
      check(type, props)
      rest.forEach(checkValue)
      return create(type, cleanProps(props) as never, ...rest)
    }
}

function createModules(hooks: object, watch: Watch): Record<string, unknown> {
  const staticReact = { ...react, ...hooks, createElement: watch(react.createElement as Create) }
  const jsx = { ...runtime, jsx: watch(runtime.jsx as Create), jsxs: watch(runtime.jsxs as Create) }
  return {
    react: { ...staticReact, default: staticReact },
    'react/jsx-runtime': jsx,
    'react/jsx-dev-runtime': { ...jsx, jsxDEV: jsx.jsx },
    clsx: { clsx: joinNames, default: joinNames },
    '@docusaurus/Link': { default: Link },
    '@theme/MDXComponents/A': { default: Link },
    '@docusaurus/useBaseUrl': { default: toSitePath, useBaseUrlUtils: () => ({ withBaseUrl: toSitePath }) },
  }
}

/** Leaves out styles that can't be computed. A drawing is a component, and an address if it's the source of an image. */
function cleanProps(props: object | null): object {
  return Object.fromEntries(
    Object.entries({ ...props })
      .filter(([name, value]) => !isStyle(name) || typeof value !== 'function')
      .map(([name, value]) => [name, name === 'src' && typeof value === 'function' ? String(value) : value]),
  )
}

const isStyle = (name: string): boolean => name === 'className' || name === 'style'

const joinNames = (): string => ''
const toSitePath = (path: string): string => (/^(?:\/|[a-z]+:)/.test(path) ? path : `/${path}`)

/** `to` means the same as `href`. */
function Link({
  to,
  href,
  children,
}: {
  to?: string
  href?: string
  children?: react.ReactNode
}): react.ReactNode {
  return react.createElement('a', { href: to ?? href }, children)
}
