import type { ApiServer } from '../api-document.ts'

/** Returns the URL of a server with values for its variables. An empty value is the default. */
export function fillServerUrl(
  { url, template, variables = [] }: ApiServer,
  values: Readonly<Record<string, string>>,
): string {
  if (template === undefined) return url
  const filled = variables.reduce(
    (text, { name, default: value }) => text.replaceAll(`{${name}}`, values[name] || value),
    template,
  )
  return filled.replace(/\/+$/, '')
}
