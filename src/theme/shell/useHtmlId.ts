import { useId } from 'react'

/**
 * Creates an ID that starts with a name. It has only letters and digits, so that it works in attributes and selectors.
 */
export function useHtmlId(name: string): string {
  return name + useId().replace(/\W/g, '')
}
