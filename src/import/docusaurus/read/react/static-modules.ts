import * as react from 'react'
import * as runtime from 'react/jsx-runtime'
import * as dom from 'react-dom'
import * as server from 'react-dom/server'
import { checkElement } from '../../../../shared/html/check-element.ts'
import { Refusal } from '../refusal.ts'
import { findStubFailure, refuseStub } from '../stubs.ts'

/** Hooks whose components may show something else than what their first rendering prints. */
const statefulHooks = (
  'useActionState useContext useDeferredValue useEffect useImperativeHandle useInsertionEffect ' +
  'useLayoutEffect useOptimistic useReducer useState useSyncExternalStore useTransition lazy use'
).split(' ')
/** Hooks that load what a component shows. */
const loadingHooks = new Set(['lazy', 'use'])
const effectHooks = new Set(['useEffect', 'useLayoutEffect'])
const request = /\b(?:fetch|axios|XMLHttpRequest|await|async|then|import|setInterval)\b/

const refuse = (reason: string): never => {
  throw new Refusal(reason)
}

/** Finds effects that load something, which changes what readers see. Other effects respond to readers, such as to a pressed key. */
function ignoreEffect(effect: unknown): void {
  if (request.test(String(effect))) refuse('loads something in the browser')
}

/**
 * Creates the modules that components get in place of React, Docusaurus, and clsx: with them, only static ones render, or also
 * those that print first what readers see until they click.
 */
export function createStaticModules({ isFirst }: { isFirst: boolean }): Record<string, unknown> {
  const hooks = statefulHooks.flatMap((name) => {
    const refuseHook = (): never => refuse(`calls \`${name}\``)
    if (!isFirst || loadingHooks.has(name)) return [[name, refuseHook] as const]
    return effectHooks.has(name) ? [[name, ignoreEffect] as const] : []
  })
  return createModules(Object.fromEntries(hooks), createWatch(isFirst))
}

/**
 * Creates the modules that a page gets: it prints what it shows first. Of a component of a missing module, only the content stays. `losses`
 * gets the reasons.
 */
export function createPageModules(losses: Set<string>): Record<string, unknown> {
  const isLost = (value: unknown): boolean => {
    const failure = findStubFailure(value)
    if (failure !== undefined) losses.add(failure.message)
    return failure !== undefined
  }
  const clean = (value: unknown): unknown =>
    Array.isArray(value) ? value.filter((item) => !isLost(item)).map(clean) : value
  return createModules({}, (create) => (type, props, ...rest) => {
    const fields = Object.entries({ ...(props as object | null) }).filter(([, value]) => !isLost(value))
    const cleanFields = fields.map(([name, value]) => [name, clean(value)] as const)
    return create(
      (isLost(type) ? react.Fragment : type) as never,
      cleanProps(Object.fromEntries(cleanFields)) as never,
      ...(rest.filter((child) => !isLost(child)).map(clean) as never[]),
    )
  })
}

type Create = (type: never, props: never, ...rest: never[]) => unknown
type Watch = (create: Create) => Create

/** Refuses elements of modules that are missing, and components that are classes if they have state or load something. */
const createWatch =
  (isFirst: boolean): Watch =>
  (create) =>
  (type, props, ...rest) => {
    refuseStub(type)
    checkClass(type, isFirst)
    for (const [name, value] of Object.entries(Object(props) as object)) if (!isStyle(name)) checkValue(value)
    rest.forEach(checkValue)
    return create(type, cleanProps(props) as never, ...rest)
  }

function checkClass(type: unknown, isFirst: boolean): void {
  const prototype: unknown = typeof type === 'function' ? type.prototype : undefined
  if (!(prototype instanceof react.Component) || type === react.Suspense) return
  if (!isFirst) refuse('has state')
  ignoreEffect(prototype.componentDidMount)
}

function checkValue(value: unknown): void {
  if (Array.isArray(value)) value.forEach(checkValue)
  else refuseStub(value)
}

function createModules(hooks: object, watch: Watch): Record<string, unknown> {
  const check = (create: Create): Create =>
    watch((...given) => {
      const element = create(...given) as react.ReactElement<{ children?: unknown }>
      checkElement(element)
      return element
    })
  const staticReact = { ...react, ...hooks, createElement: check(react.createElement as Create) }
  // What is printed elsewhere on the page opens on a click.
  const staticDom = { ...dom, createPortal: () => null }
  const jsx = { ...runtime, jsx: check(runtime.jsx as Create), jsxs: check(runtime.jsxs as Create) }
  return {
    react: { ...staticReact, default: staticReact },
    'react-dom': { ...staticDom, default: staticDom },
    'react-dom/server': server,
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
