import npmToYarn from 'npm-to-yarn'
import { toObject, type UnknownObject } from '../../../shared/read-unknown.ts'
import type { PluginUse } from '../docusaurus-site.ts'
import { asList, asText } from './as-values.ts'

/** Settings of the Markdown plugins that show code blocks as tabs. */
export interface CodePlugins {
  /** Package managers that `npm2yarn` shows besides npm. */
  packageManagers: PackageManager[]
  /** Undefined if blocks with `tab` aren't tabs. */
  tabBlocks: TabBlocks | undefined
}

export interface PackageManager {
  name: string
  label: string
  /** Converts a command of npm. */
  convert(command: string): string
}

export interface TabBlocks {
  /** Undefined for tabs that change independently. */
  groupId: string | undefined
  /** Labels by language. */
  labels: ReadonlyMap<string, string>
}

/** Reads how the plugins `npm2yarn` and `tab-blocks` are set up. */
export function readCodePlugins(plugins: readonly PluginUse[]): CodePlugins {
  const uses = plugins.flatMap(({ options }) =>
    [...asList(options.beforeDefaultRemarkPlugins), ...asList(options.remarkPlugins)].map(readUse),
  )
  const { converters } = uses.find(({ options }) => Array.isArray(options.converters))?.options ?? {}
  return {
    packageManagers: asList(converters ?? ['yarn', 'pnpm', 'bun']).flatMap(readPackageManager),
    tabBlocks: readTabBlocks(uses.find(({ text }) => /tab-?blocks|collectTabNodes/i.test(text))?.options),
  }
}

function readUse(use: unknown): { text: string; options: UnknownObject } {
  const [plugin, options] = Array.isArray(use) ? use : [use]
  return { text: String(plugin), options: toObject(options) }
}

// The types of `npm-to-yarn` describe the CommonJS form of the package.
const convertCommand = npmToYarn as unknown as typeof npmToYarn.default

const labels: Readonly<Record<string, string>> = { yarn: 'Yarn', bun: 'Bun' }

/** Reads a name that the plugin knows, or a name with its own function. */
function readPackageManager(value: unknown): PackageManager[] {
  if (value === 'yarn' || value === 'pnpm' || value === 'bun')
    return [
      { name: value, label: labels[value] ?? value, convert: (command) => convertCommand(command, value) },
    ]
  const [name, convert] = asList(value)
  return typeof name === 'string' && typeof convert === 'function'
    ? [{ name, label: name, convert: (command) => String(convert(command)) }]
    : []
}

function readTabBlocks(options: UnknownObject | undefined): TabBlocks | undefined {
  if (options === undefined) return undefined
  const ownLabels = asList(options.labels).flatMap((entry): [string, string][] => {
    const [language, label] = asList(entry)
    return typeof language === 'string' && typeof label === 'string' ? [[language, label]] : []
  })
  return {
    groupId: options.sync === false ? undefined : (asText(options.groupId) ?? 'code-examples'),
    labels: new Map([['js', 'JavaScript'], ['ts', 'TypeScript'], ...ownLabels]),
  }
}
