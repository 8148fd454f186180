import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeFileAtomically } from '../disk/write-file.ts'
import { getErrorCode } from '../shared/get-error-code.ts'
import { renameFile } from './moved-site.ts'
import type { MovePlan } from './plan-move.ts'

/** Moves the files, writes the new texts, and returns a function that undoes both. An error on the way undoes it, too. */
export function applyMove(root: string, { move, texts }: MovePlan): () => void {
  const steps: (() => void)[] = []
  const undo = (): void => {
    for (const step of steps.splice(0).reverse()) step()
  }
  try {
    for (const [from, to] of move.files) {
      renameIntoFolder(root, from, to)
      steps.push(() => renameIntoFolder(root, to, from))
    }
    for (const [name, text] of texts) steps.push(writeText(join(root, renameFile(name, move)), text))
    return undo
  } catch (error) {
    undo()
    throw error
  }
}

function renameIntoFolder(root: string, from: string, to: string): void {
  mkdirSync(dirname(join(root, to)), { recursive: true })
  renameSync(join(root, from), join(root, to))
  removeEmptyFolders(root, dirname(from))
}

function removeEmptyFolders(root: string, folder: string): void {
  if (folder === '.' || readdirSync(join(root, folder)).length > 0) return
  rmdirSync(join(root, folder))
  removeEmptyFolders(root, dirname(folder))
}

function writeText(file: string, text: string): () => void {
  const before = readIfPresent(file)
  writeFileAtomically(file, text)
  return () => (before === undefined ? rmSync(file) : writeFileAtomically(file, before))
}

function readIfPresent(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
