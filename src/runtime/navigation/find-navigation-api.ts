/**
 * Returns the Navigation API. In browsers without it, the global may be an element with that ID, such as a heading
 * "Navigation".
 */
export function findNavigationApi(): Navigation | undefined {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>
  return navigation?.currentEntry === undefined ? undefined : navigation
}
