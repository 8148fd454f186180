/** One tab: what is stored when it is chosen, and what it is called. */
export interface TabValue {
  value: string
  label: string
}

/** The stored choice where this group has it, else the reader's choice here, else the first tab. */
export function selectTab(
  values: readonly TabValue[],
  ...choices: (string | undefined)[]
): string | undefined {
  const has = (choice: string | undefined): boolean => values.some(({ value }) => value === choice)
  return choices.find(has) ?? values[0]?.value
}

/** The tab that a key leads to from `current`, as the ARIA pattern of tabs has it; undefined for other keys. */
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

/** The same key as a reader of right-to-left text means it. */
export function mirrorKey(key: string): string {
  if (key === 'ArrowLeft') return 'ArrowRight'
  return key === 'ArrowRight' ? 'ArrowLeft' : key
}
