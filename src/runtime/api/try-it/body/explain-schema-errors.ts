import type { OutputUnit } from '@cfworker/json-schema'
import { splitPointer } from '../../../../shared/api/json-pointer.ts'
import {
  parseExpectedTypes,
  selectSchemaErrors,
} from '../../../../shared/api/validation/select-schema-errors.ts'
import { getMember } from '../../../../shared/read-unknown.ts'
import { getTryItMessages } from '../get-try-it-messages.ts'
import { describeKeyword } from './describe-keyword.ts'

/** A problem in a body and its path: `ssh_keys[0]`, `must be a string`. The path is empty for the body itself. */
export interface BodyProblem {
  path: string
  message: string
}

/** An invalid body, with the value of a keyword at a location in the schema. */
interface BodyContext {
  body: unknown
  keywordAt(location: string): unknown
}

/** Explains the validator's errors, one problem per path and cause. */
export function explainSchemaErrors(errors: readonly OutputUnit[], context: BodyContext): BodyProblem[] {
  const seenKeys = new Set<string>()
  return selectSchemaErrors(errors)
    .flatMap((error) => explainError(error, context))
    .filter(({ path, message }) => {
      const key = `${path}\n${message}`
      return !seenKeys.has(key) && seenKeys.add(key)
    })
}

function explainError(error: OutputUnit, context: BodyContext): BodyProblem[] {
  const { keyword, keywordLocation, instanceLocation } = error
  if (keyword === 'required') return explainMissing(error, context)
  const path = formatPath(instanceLocation, context.body)
  switch (keyword) {
    case 'false':
      return [{ path, message: getTryItMessages().checkUnknownField }]
    case 'oneOf':
      return [{ path, message: getTryItMessages().checkSeveralShapes }]
    case 'type':
      return [{ path, message: describeKeyword('type', parseExpectedTypes(error)) }]
    default:
      return [{ path, message: describeKeyword(keyword, context.keywordAt(keywordLocation)) }]
  }
}

function explainMissing(
  { keywordLocation, instanceLocation }: OutputUnit,
  context: BodyContext,
): BodyProblem[] {
  const names = context.keywordAt(keywordLocation)
  const value = splitPointer(instanceLocation).reduce(getMember, context.body)
  if (!Array.isArray(names)) return []
  const parent = formatPath(instanceLocation, context.body)
  return names
    .filter((name) => getMember(value, String(name)) === undefined)
    .map((name) => ({ path: joinPath(parent, String(name)), message: getTryItMessages().checkMissing }))
}

/** `#/ssh_keys/0/name` → `ssh_keys[0].name` */
function formatPath(location: string, body: unknown): string {
  let path = ''
  let value = body
  for (const segment of splitPointer(location)) {
    path = Array.isArray(value) ? `${path}[${segment}]` : joinPath(path, segment)
    value = getMember(value, segment)
  }
  return path
}

const joinPath = (parent: string, name: string): string => (parent === '' ? name : `${parent}.${name}`)
