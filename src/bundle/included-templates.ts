import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { AppTemplate } from './bundle-app.ts'

/** The package has templates for common features. The repository has none, because its modules change. */
const folder = fileURLToPath(new URL('../templates/', import.meta.url))

const getFile = (featureKey: string): string => join(folder, `${featureKey}.gz`)

/** Reads a template that was bundled with the package, if there is one for these features. */
export function readIncludedTemplate(featureKey: string): AppTemplate | undefined {
  const file = getFile(featureKey)
  return existsSync(file) ? deserialize(gunzipSync(readFileSync(file))) : undefined
}

/** Adds a template to the package. */
export function writeIncludedTemplate(featureKey: string, template: AppTemplate): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(getFile(featureKey), gzipSync(serialize(template)))
}
