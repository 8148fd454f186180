import { Fragment, isValidElement } from 'react'

/**
 * Throws if an element has no component, or an object as its content. The renderer would print nothing for them.
 *
 * @throws Error whose message is the cause and the repair.
 */
export function checkElement({ type, props }: { type: unknown; props: { children?: unknown } }): void {
  if (type === undefined || type === null || typeof type === 'object')
    throw new Error('A component is undefined: check its import and its export.')
  if (typeof type === 'string' || type === Fragment) checkContent(props.children)
}

/** Throws if the content of an element, or what a component returns, can't be printed. */
export function checkContent(content: unknown): void {
  if (Array.isArray(content)) {
    for (const child of content) checkContent(child)
    return
  }
  if (typeof content !== 'object' || content === null || isValidElement(content)) return
  if (content instanceof Promise) throw new Error("A component returned a promise: it can't wait for data.")
  const keys = Object.keys(content).join(', ')
  throw new Error(
    `An object${keys === '' ? '' : ` with the keys ${keys}`} was printed as text: print its fields.`,
  )
}
