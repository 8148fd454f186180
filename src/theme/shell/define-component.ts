import type { ReactNode } from 'react'

/** An attribute of a component of a site. */
export interface PropDeclaration {
  type: 'string' | 'number' | 'boolean'
  isRequired?: boolean
  /** Allowed values. */
  oneOf?: readonly string[]
}

/** A component that a site adds for its writers, in one file of `components/`. */
export interface ComponentDeclaration<Props extends object = Record<string, unknown>> {
  /** Attributes that writers may use. Others are reported with file and line. */
  props?: { readonly [Name in keyof Props]?: PropDeclaration }
  /** Prints the component. `children` is the text between its tags. */
  render(props: Props & { children?: ReactNode }): ReactNode
  /** Returns the component for the Markdown version of the page. By default, that's the text of its HTML. */
  markdown?(props: Props): string
  /** Whether it runs in the browser, too, so that hooks and handlers work. */
  isInteractive?: boolean
}

/** Declares the component of a file in `components/`. Returns its argument. */
export function defineComponent<Props extends object>(
  declaration: ComponentDeclaration<Props>,
): ComponentDeclaration<Props> {
  return declaration
}
