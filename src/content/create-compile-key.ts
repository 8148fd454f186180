import { digest } from '../disk/digest.ts'
import type { CompileTask } from './compile-page.ts'

/** Returns the digest of everything that a page is compiled from. */
export function createCompileKey(
  { source: { text, ...source }, ...fields }: Omit<CompileTask, 'key'>,
  engine: string,
): string {
  return digest(engine, JSON.stringify([fields, source]), text)
}
