import type { SampleCall } from './read-curl.ts'

/** The addresses that a Python sample calls. Bodies and queries that are put together at run time are not known. */
export function readPythonCalls(code: string): SampleCall[] {
  const constants = new Map(
    [...code.matchAll(/^(\w+) = "(https?:[^"]*)"/gm)].map(([, name = '', value = '']) => [name, value]),
  )
  const filled = code
    .replaceAll(/\{(\w+)\}/g, (whole, name: string) => constants.get(name) ?? whole)
    .replace(/^\w+ = "https?:[^"]*"\n/gm, '')
  return [...filled.matchAll(/(?:requests\.(\w+)\(\s*)?f?"(https?:[^"?]*)/g)].map(([, method, url = '']) => ({
    method: (method ?? 'get').toUpperCase(),
    url,
    isQueryKnown: false,
    body: undefined,
  }))
}
