import type { Problem } from '../../shared/docs-error.ts'
import type { StyleGuide } from '../style-guide.ts'

/** A file in the content folder before variables are filled in. */
export interface RawFile {
  /** Relative to the site folder. */
  file: string
  text: string
}

interface PlainValues {
  style: StyleGuide
  /** Values of the configuration, by name (`hosts.api`). */
  variables: ReadonlyMap<string, string>
}

/** Checks that values from the configuration are written as variables, and that banned names don't appear. */
export function checkPlainValues({ file, text }: RawFile, { style, variables }: PlainValues): Problem[] {
  const values = [...variables]
    .filter(([name, value]) => value !== '' && !style.literal_variables.includes(name))
    .map(([name, value]) => ({
      name,
      url: value,
      value: value.replace(/^https?:\/\//, ''),
      isUrl: value.includes('://'),
    }))
    .sort((a, b) => b.value.length - a.value.length)
  return text.split('\n').flatMap((line, index) => {
    const at = { file, line: index + 1 }
    const matchedValue = values.find(({ value }) => containsWord(line, value))
    const bannedName = style.banned_names.find((name) => line.toLowerCase().includes(name.toLowerCase()))
    const problems: Problem[] = []
    if (matchedValue !== undefined) {
      const { name, url, value, isUrl } = matchedValue
      problems.push({
        problem: `\`${value}\` is hard-coded.`,
        at,
        fix: `Write \`{{${name}}}\`${isUrl ? ', which includes `https://`' : ''}.`,
        // A host without its scheme needs another variable, and plain Markdown has none.
        repair:
          file.endsWith('.mdx') && line.includes(url) ? { text: url, replacement: `{{${name}}}` } : undefined,
      })
    }
    if (bannedName !== undefined)
      problems.push({
        problem: `\`${bannedName}\` isn't allowed on this site.`,
        at,
        fix: 'Use a variable from the configuration.',
      })
    return problems
  })
}

/** True if `line` contains `value` and not only as part of a longer name. */
function containsWord(line: string, value: string): boolean {
  for (let at = line.indexOf(value); at !== -1; at = line.indexOf(value, at + 1)) {
    const before = line[at - 1] ?? ' '
    const after = line.slice(at + value.length, at + value.length + 2)
    if (!/[\w.-]/.test(before) && !/^(?:[\w-]|\.\w)/.test(after)) return true
  }
  return false
}
