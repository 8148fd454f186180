import { resolve } from 'node:path'
import { InvalidArgumentError, Option } from '@commander-js/extra-typings'

export const rootOption = new Option('--root <dir>', 'folder with docs.config.ts and content/')
  .argParser((value) => resolve(value))
  .default(process.cwd(), 'this folder')

export const outOption = new Option('--out <dir>', 'folder of the built site, dist/ in the root by default')

export const dataOption = new Option(
  '--data <dir>',
  'folder of reader data (database and email), var/ in the root by default',
).env('DOCENT_DATA')

export const listAllOption = new Option(
  '--all',
  'list all mistakes in OpenAPI documents that are warnings, not the first three of each kind',
)

export const hostOption = new Option(
  '--host <name>',
  'name or address to listen on, localhost by default, 0.0.0.0 for every network',
).env('DOCENT_HOST')

/** Creates the option `--port`. */
export const createPortOption = (defaultPort: number) =>
  new Option('--port <n>', 'port to listen on')
    .env('PORT')
    .argParser((value, previous: number) =>
      // Environments set variables to nothing to clear them.
      value === '' ? previous : parseWholeNumber(value, { from: 0, to: 65_535 }),
    )
    .default(defaultPort)

/** Parses the value of an option. Throws an error that names the option. */
export function parseWholeNumber(value: string, { from, to }: { from: number; to: number }): number {
  const number = Number(value)
  if (Number.isInteger(number) && number >= from && number <= to && value.trim() !== '') return number
  throw new InvalidArgumentError(`It must be a whole number from ${from} to ${to}.`)
}

/** Resolves the folder of the built site. */
export const resolveOut = ({ root, out }: { root: string; out?: string | undefined }): string =>
  resolve(out ?? resolve(root, 'dist'))

/** Resolves the folder of the server's data. */
export const resolveData = ({ root, data }: { root: string; data?: string | undefined }): string =>
  resolve(data || resolve(root, 'var'))

/** Settings of a command that serves a site while its owner works on it. */
export interface ListenSettings {
  root: string
  port: number
  /** Name or address to listen on. By default, only this machine can connect. */
  host: string | undefined
}
