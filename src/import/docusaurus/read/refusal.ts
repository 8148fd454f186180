/** Reason that keeps code of the site from being carried over. The message continues a sentence that starts with its name, such as "calls `use`". */
export class Refusal extends Error {}

/** Names a module that the site doesn't have here. */
export class MissingModule extends Refusal {
  readonly module: string

  constructor(name: string) {
    super(`needs \`${name}\`, ${describeOrigin(name)}`)
    this.module = name
  }
}

/** Describes where a module would come from. */
function describeOrigin(name: string): string {
  if (/^@theme\b/.test(name)) return 'which is part of a theme or plugin'
  return isPackage(name) ? "which isn't installed" : "which isn't in the repository"
}

/** Whether a module is a package, which can be installed, and not a file of the site. */
export const isPackage = (name: string): boolean => !/^(?:\.|\/|@site\/|@theme\b|@generated\/|~)/.test(name)

/** Describes why code of the site fails here, as the end of a sentence. */
export function explainFailure(error: unknown): string {
  if (error instanceof Refusal) return error.message
  const [text = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1)
  const short = text.length > 100 ? `${text.slice(0, 97)}...` : text
  return `fails without a browser ("${short.replaceAll('`', "'")}")`
}
