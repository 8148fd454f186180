import { removeControlCharacters } from './host-rules.ts'

/** Indents each line that isn't empty. */
export const indent = (text: string, depth: number): string => text.replace(/^(?=.)/gm, '\t'.repeat(depth))

/** Quotes a literal. Between these quotes nothing is escaped; braces would be placeholders. */
export const quote = (text: string): string =>
  `\`${removeControlCharacters(text).replaceAll('`', '%60').replace(/[{}]/g, '\\$&')}\``

/** Quotes a pattern, or a path to compare with, where braces aren't placeholders. */
export const quotePattern = (pattern: string): string =>
  `\`${removeControlCharacters(pattern).replaceAll('`', '\\x60')}\``

/** Quotes a value in a table, where `$` would be part of the pattern. */
export const quoteOutput = (text: string): string => quote(text.replaceAll('$', '%24'))
