/** Returns the Navigation API. Browsers without it give the name to an element with that id, such as a heading "Navigation". */
export function findNavigationApi(): Navigation | undefined {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>
  return navigation?.currentEntry === undefined ? undefined : navigation
}
