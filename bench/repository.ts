import { resolve } from 'node:path'

/** Root folder of the measured repository. */
export const repository = resolve(import.meta.dirname, '..')
