import { join } from 'node:path'
import { readTextFile } from '../../disk/read-text-file.ts'
import type { Problem } from '../../shared/docs-error.ts'
import { type Ledger, ledgerFile, parseAddress } from '../../shared/site/ledger.ts'

/** Reads the ledger of a site. Undefined for a site without the file. */
export function loadLedger(root: string): Ledger | undefined {
  const text = readTextFile({ absolute: join(root, ledgerFile), path: ledgerFile, maxSize: maxLedgerSize })
  return text === undefined ? undefined : parseLedger(text)
}

/** In bytes; a row has about 70. */
const maxLedgerSize = 50 * 1024 * 1024

/** Parses an address per line. Empty lines and lines that start with `#` are ignored, and so is the order. */
export function parseLedger(text: string): Ledger {
  const ledger: Ledger = { rows: [], conflicts: [], problems: [] }
  let isInConflict = false
  for (const [index, content] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const address = content.trim()
    const line = index + 1
    if (address === '' || address.startsWith('#')) continue
    const mark = address.match(conflictMark)?.[1]
    if (mark !== undefined) {
      // One conflict is one problem, unless its beginning is missing.
      if (!isInConflict) ledger.conflicts.push(createConflictProblem(line))
      isInConflict = mark !== '>'
      continue
    }
    const parsed = parseAddress(address)
    if (parsed === undefined) ledger.problems.push(createRowProblem(address, line))
    else ledger.rows.push({ ...parsed, address, line })
  }
  return ledger
}

/** `<<<<<<< ours`, `||||||| base`, `=======`, `>>>>>>> theirs`. */
const conflictMark = /^([<|=>])\1{6}(?: |$)/

function createRowProblem(address: string, line: number): Problem {
  return {
    problem: `\`${address}\` isn't an address.`,
    at: { file: ledgerFile, line },
    fix: 'Write a path of the site, such as `/docs/page/` or `/docs/page/#section`, or remove the line.',
  }
}

function createConflictProblem(line: number): Problem {
  return {
    problem: 'This is a merge conflict between two branches.',
    at: { file: ledgerFile, line },
    fix: 'Run `docent ledger update`, which keeps the addresses of both.',
  }
}
