import { existsSync, readFileSync } from 'node:fs'
import { toObject } from '../../../shared/read-unknown.ts'
import { asText } from './as-values.ts'

/** Reads a file of translated texts, with their keys. */
export function readTranslatedTexts(file: string): [string, string][] {
  if (!existsSync(file)) return []
  return Object.entries(toObject(JSON.parse(readFileSync(file, 'utf8')))).flatMap(([key, value]) => {
    const text = asText(toObject(value).message) ?? asText(value)
    return text === undefined || text === '' ? [] : [[key, text] as [string, string]]
  })
}
