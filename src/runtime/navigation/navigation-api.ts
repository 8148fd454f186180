/**
 * Returns the Navigation API. In browsers without it, an element with that ID, such as a heading "Navigation", would be
 * in its place.
 */
export function findNavigationApi(): Navigation | undefined {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>
  return navigation?.currentEntry === undefined ? undefined : navigation
}
