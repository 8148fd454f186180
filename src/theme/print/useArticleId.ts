import { createContext, useContext, useId } from 'react'

/** Number of the component in its article. Each component is rendered on its own, and `useId` counts from zero. */
export const ComponentNumberContext = createContext(0)

/** Creates an ID that starts with a name and is unique in the article. */
export function useArticleId(name: string): string {
  return `${name}-${useContext(ComponentNumberContext)}${useId()}`
}
