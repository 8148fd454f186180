import { Component, type ReactNode } from 'react'

/**
 * Makes the IDs from `useId` below it start with a name that is unique on the page. Otherwise, they'd repeat: each component
 * of a site is a root in the build, each island is one in the browser, and every root counts from zero.
 */
export class IdScope extends Component<{ name: string; children?: ReactNode }> {
  /** The name, and how many IDs start with it. */
  readonly #ids = [this.props.name, 0]

  override render(): ReactNode {
    // Preact has no option for this. Its renderer and its tools rely on the same names, so that they don't change.
    Object.assign((this as unknown as { __v: object }).__v, { __m: this.#ids })
    return this.props.children
  }
}
