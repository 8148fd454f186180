/** One tab: the value stored when it's selected, and its label. */
export interface TabValue {
  value: string
  label: string
}

/** Returns the stored choice if this group has it, otherwise the reader's choice here, otherwise the first tab. */
export function selectTab(
  values: readonly TabValue[],
  ...choices: (string | undefined)[]
): string | undefined {
  const has = (choice: string | undefined): boolean => values.some(({ value }) => value === choice)
  return choices.find(has) ?? values[0]?.value
}

/** Returns the tab that a key moves to from `current`, following the ARIA tabs pattern. Undefined for other keys. */
export function getTabForKey(values: readonly TabValue[], current: string, key: string): string | undefined {
  const here = values.findIndex(({ value }) => value === current)
  const steps: Record<string, number> = {
    ArrowRight: here + 1,
    ArrowLeft: here - 1,
    Home: 0,
    End: values.length - 1,
  }
  const target = steps[key]
  if (target === undefined || values.length === 0) return undefined
  return values[(target + values.length) % values.length]?.value
}

/** Swaps the left and right arrow keys for right-to-left text. */
export function mirrorKey(key: string): string {
  if (key === 'ArrowLeft') return 'ArrowRight'
  return key === 'ArrowRight' ? 'ArrowLeft' : key
}
