import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { waitFor } from '../../tests/processes/wait-for.ts'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'
import { watchInputs } from './watch-inputs.ts'

const limits = { every: 5, longest: 10_000 }

test('reports a file again that was changed right after it was reported', async () => {
  const root = createTemporaryFolder({ 'docs.config.ts': '', 'content/docs/page.md': 'Text 0\n' })
  const file = join(root, 'content/docs/page.md')
  const reported: string[][] = []
  const watcher = await watchInputs(root, (_, files) => reported.push(files))
  try {
    for (let round = 1; round <= 10; round++) {
      reported.length = 0
      writeFileSync(file, `Text ${round}\n`)
      expect(await waitFor(() => reported[0], limits)).toEqual([file])
      reported.length = 0
      writeFileSync(file, `Text ${round}, corrected\n`)
      expect(await waitFor(() => reported[0], limits)).toEqual([file])
    }
  } finally {
    await watcher.close()
  }
})

test('reports files together that are written at once', async () => {
  const names = Array.from({ length: 5 }, (_, index) => `content/docs/page-${index}.md`)
  const root = createTemporaryFolder({
    'docs.config.ts': '',
    ...Object.fromEntries(names.map((name) => [name, ''])),
  })
  const reported = new Set<string>()
  const watcher = await watchInputs(root, (_, files) => {
    for (const file of files) reported.add(file)
  })
  try {
    for (const name of names) writeFileSync(join(root, name), 'Text\n')
    await waitFor(() => (reported.size === names.length ? true : undefined), limits)
    expect([...reported].sort()).toEqual(names.map((name) => join(root, name)))
  } finally {
    await watcher.close()
  }
})

test('reports a file that is deleted and written again when it is back', async () => {
  const root = createTemporaryFolder({ 'docs.config.ts': '', 'content/docs/page.md': 'Text\n' })
  const file = join(root, 'content/docs/page.md')
  const states: boolean[] = []
  const watcher = await watchInputs(root, () => states.push(existsSync(file)))
  try {
    rmSync(file)
    await new Promise((resolve) => setTimeout(resolve, 100))
    writeFileSync(file, 'Other text\n')
    await waitFor(() => states[0], limits)
    expect(states).not.toContain(false)

    states.length = 0
    rmSync(file)
    expect(await waitFor(() => (states.length > 0 ? states : undefined), limits)).toEqual([false])
  } finally {
    await watcher.close()
  }
})

test('reports a file that a temporary file is renamed over, and not the temporary file', async () => {
  const root = createTemporaryFolder({ 'docs.config.ts': '', 'content/docs/page.md': 'Text\n' })
  const file = join(root, 'content/docs/page.md')
  const temporary = join(root, 'content/docs/page.tmp')
  const reported: string[][] = []
  const watcher = await watchInputs(root, (_, files) => reported.push(files))
  try {
    for (const pause of [0, 5, 20, 40]) {
      reported.length = 0
      writeFileSync(temporary, `Text after ${pause} ms\n`)
      await new Promise((resolve) => setTimeout(resolve, pause))
      renameSync(temporary, file)
      await waitFor(() => (reported.flat().includes(file) ? true : undefined), limits)
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect(new Set(reported.flat())).toEqual(new Set([file]))
    }
  } finally {
    await watcher.close()
  }
})
