import { readFileSync } from 'node:fs'
import { loadText } from '../../../src/api/load/fixtures/load-texts.ts'

/** A document with one operation for each way to send credentials, bodies, and parameters. */
export const shapesDocument = loadText(readFileSync(new URL('shapes.yaml', import.meta.url), 'utf8')).document
