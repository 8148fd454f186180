import type { OutputUnit } from '@cfworker/json-schema'
import { splitPointer } from '../../../../shared/api/json-pointer.ts'
import { expectedTypes, tellErrors } from '../../../../shared/api/schema/format-errors.ts'
import { memberOf } from '../../../../shared/unknown.ts'
import { getTryItTexts } from '../try-it-texts.ts'
import { phraseOf } from './schema-phrases.ts'

/** A problem in a body and its path: `ssh_keys[0]`, `must be a string`. The path is empty for the body itself. */
export interface BodyProblem {
  path: string
  message: string
}

/** An invalid body, with the value of a keyword at a location in the schema. */
interface Misfit {
  body: unknown
  keywordAt(location: string): unknown
}

/** Explains the validator's errors, one problem per path and cause. */
export function explainSchemaErrors(errors: readonly OutputUnit[], misfit: Misfit): BodyProblem[] {
  const seen = new Set<string>()
  return tellErrors(errors)
    .flatMap((error) => explain(error, misfit))
    .filter(({ path, message }) => {
      const key = `${path}\n${message}`
      return !seen.has(key) && seen.add(key)
    })
}

function explain(error: OutputUnit, misfit: Misfit): BodyProblem[] {
  const { keyword, keywordLocation, instanceLocation } = error
  if (keyword === 'required') return explainMissing(error, misfit)
  const path = formatPath(instanceLocation, misfit.body)
  switch (keyword) {
    case 'false':
      return [{ path, message: getTryItTexts().checkUnknownField }]
    case 'oneOf':
      return [{ path, message: getTryItTexts().checkSeveralShapes }]
    case 'type':
      return [{ path, message: phraseOf('type', expectedTypes(error)) }]
    default:
      return [{ path, message: phraseOf(keyword, misfit.keywordAt(keywordLocation)) }]
  }
}

function explainMissing({ keywordLocation, instanceLocation }: OutputUnit, misfit: Misfit): BodyProblem[] {
  const names = misfit.keywordAt(keywordLocation)
  const value = splitPointer(instanceLocation).reduce(memberOf, misfit.body)
  if (!Array.isArray(names)) return []
  const parent = formatPath(instanceLocation, misfit.body)
  return names
    .filter((name) => memberOf(value, String(name)) === undefined)
    .map((name) => ({ path: joinPath(parent, String(name)), message: getTryItTexts().checkMissing }))
}

/** `#/ssh_keys/0/name` → `ssh_keys[0].name` */
function formatPath(location: string, body: unknown): string {
  let path = ''
  let value = body
  for (const segment of splitPointer(location)) {
    path = Array.isArray(value) ? `${path}[${segment}]` : joinPath(path, segment)
    value = memberOf(value, segment)
  }
  return path
}

const joinPath = (parent: string, name: string): string => (parent === '' ? name : `${parent}.${name}`)
