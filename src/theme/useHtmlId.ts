import { useId } from 'react'

/** An id of a component's own that begins with a name, for attributes and for selectors: letters and digits only. */
export function useHtmlId(name: string): string {
  return name + useId().replace(/\W/g, '')
}
