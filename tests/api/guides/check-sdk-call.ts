import { inputs } from '../our-documents.ts'
import type { SdkUse } from './read-sdk-calls.ts'

/** A function, class, or method of the SDK. */
interface SdkEntry {
  parameters: SdkParameter[]
  /** Whether it returns `(is_success, data)`, which samples unpack. */
  returnsPair: boolean
}

interface SdkParameter {
  name: string
  isRequired: boolean
  /** Python type. Undefined if several are accepted. */
  type: string | undefined
  /** Allowed values. Empty if any value is allowed. */
  values: string[]
}

const readRows = (table: string): Readonly<Record<string, unknown>>[] =>
  Object.values(inputs.catalog.get(table)?.rows ?? {})

/** The SDK by name, such as `Datasets.create`. */
export const sdkEntries: ReadonlyMap<string, SdkEntry> = new Map(
  readRows('sdk').map(({ name, returns }) => [
    String(name),
    {
      parameters: readParameters(String(name)),
      returnsPair: String(returns).startsWith('`(is_success, data)`'),
    },
  ]),
)

function readParameters(method: string): SdkParameter[] {
  return readRows('sdk-parameters')
    .filter((row) => row.method === method)
    .map(({ parameter, required, value: type, values }) => ({
      name: String(parameter),
      isRequired: required === 'Yes',
      type: type === undefined ? undefined : String(type),
      values: values === undefined ? [] : String(values).split(', '),
    }))
}

/** Functions whose arguments have no position. */
const keywordOnly = new Set(['init'])

/** Lists the mistakes in a call according to the catalog. */
export function checkSdkCall(call: SdkUse): string[] {
  const entry = sdkEntries.get(call.name)
  if (entry === undefined) return [`there is no ${call.name} in the SDK`]
  return [...checkArguments(call, entry), ...checkResult(call, entry)].map(
    (problem) => `${call.name}: ${problem}`,
  )
}

function checkArguments({ name, arguments: given }: SdkUse, { parameters }: SdkEntry): string[] {
  const takesMore = parameters.some((parameter) => parameter.name.startsWith('**'))
  const isUnpacked = given.some(({ value }) => value.startsWith('**'))
  const byPosition = given.filter(
    (argument) => argument.name === undefined && !argument.value.startsWith('**'),
  )
  const limit = keywordOnly.has(name) ? 0 : parameters.filter((one) => !one.name.startsWith('**')).length
  const named = new Set(given.map((argument) => argument.name))
  const missing = parameters
    .filter((parameter, index) => parameter.isRequired && index >= byPosition.length)
    .filter((parameter) => !isUnpacked && !named.has(parameter.name))
  return [
    ...(byPosition.length > limit ? [`takes ${limit} arguments by position, not ${byPosition.length}`] : []),
    ...missing.map((parameter) => `the argument ${parameter.name} is missing`),
    ...given.flatMap(({ name: own, value }, index) => {
      const parameter = own === undefined ? parameters[index] : parameters.find((one) => one.name === own)
      if (parameter !== undefined) return checkValue(parameter, value)
      return own === undefined || takesMore ? [] : [`has no parameter ${own}`]
    }),
  ]
}

/** Checks a literal. Values that are computed aren't known. */
function checkValue({ name, type, values }: SdkParameter, value: string): string[] {
  const [, literal] = value.match(/^["']([^"']*)["']$/) ?? []
  if (literal !== undefined && values.length > 0 && !values.includes(literal)) {
    return [`${name} can't be ${literal}, only ${values.join(', ')}`]
  }
  const actual = findType(value)
  const isFitting = type === undefined || actual === undefined || actual === type
  return isFitting ? [] : [`${name} is of type ${type}, not ${actual}`]
}

/** Finds the type of a literal. Undefined for other expressions and for `None`. */
function findType(value: string): string | undefined {
  const patterns = { str: /^[rf]?["']/, int: /^-?\d+$/, bool: /^(?:True|False)$/, list: /^\[/, dict: /^\{/ }
  return Object.entries(patterns).find(([, pattern]) => pattern.test(value))?.[0]
}

/** A program that ignores `is_success` continues with an error instead of the data. */
function checkResult({ targets, isChecked }: SdkUse, { returnsPair }: SdkEntry): string[] {
  if (!returnsPair || targets === undefined || (targets.length === 2 && isChecked)) return []
  return ['returns (is_success, data), so assign the result to two names and check the first one']
}
