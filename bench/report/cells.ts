/** A Markdown table. The first column is text, and so are the last ones if said; the others are figures. */
export function formatTable(head: string[], rows: string[][], lastTexts = 0): string {
  const figures = head.length - 1 - lastTexts
  return [
    tableLine(head),
    `|---|${'--:|'.repeat(figures)}${'---|'.repeat(lastTexts)}`,
    ...rows.map(tableLine),
  ].join('\n')
}

const tableLine = (cells: string[]): string => `| ${cells.join(' | ')} |`

/** A figure; a dash where there is none. */
export const printNumber = (value: number | undefined, digits: number): string =>
  value === undefined ? '–' : value.toFixed(digits)

export const toKiB = (bytes: number): number => bytes / 1024

export const formatVerdict = (isMet: boolean): string => (isMet ? 'met' : '**missed**')

/** Formats a goal, and whether it was met. */
export const formatGoal = (text: string, isMet: boolean): string => `- ${text}: ${formatVerdict(isMet)}`
