import { Option } from '@commander-js/extra-typings'

/** Format of exported rows. */
export type ExportFormat = 'csv' | 'json'

export const formatOption = new Option('--format <name>', 'format of the rows')
  .choices<readonly ExportFormat[]>(['csv', 'json'])
  .default<ExportFormat>('csv')

export const toOption = new Option('--to <file>', 'file to write (default: standard output)')
