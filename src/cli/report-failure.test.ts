import { expect, test } from 'vitest'
import { DocsError } from '../shared/docs-error.ts'
import { reportFailure } from './report-failure.ts'
import { UsageError } from './usage-error.ts'

function report(error: unknown): { code: number; text: string } {
  const lines: string[] = []
  const code = reportFailure(error, (line) => lines.push(line))
  return { code, text: lines.join('\n') }
}

test('[F-027] a content problem is printed without a stack and results in exit code 1', () => {
  const problem = {
    problem: 'The file is empty.',
    at: { file: 'a.md', line: undefined },
    fix: 'Write the page.',
  }
  expect(report(new DocsError([problem]))).toEqual({
    code: 1,
    text: '\na.md\n  The file is empty.\n  Write the page.\n\n1 problem.',
  })
})

test('a usage error is printed verbatim and results in exit code 2', () => {
  expect(report(new UsageError('`x` is not a command.'))).toEqual({ code: 2, text: '`x` is not a command.' })
})

test('any other failure is reported as a bug with its stack and causes, and results in exit code 3', () => {
  const { code, text } = report(
    new Error('Rendering a.md failed.', { cause: new TypeError('items is not iterable') }),
  )
  expect(code).toBe(3)
  expect(text).toMatch(
    /^This is a bug in docent\. Please report it:\nError: Rendering a\.md failed\.\n {4}at /,
  )
  expect(text).toMatch(/\nCaused by: TypeError: items is not iterable\n {4}at /)
})

test('a system failure is reported with a fix, even as the cause of another error, and results in exit code 1', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), {
    code: 'ENOSPC',
    path: '/out/index.html',
  })
  const expected = {
    code: 1,
    text: '/out/index.html\n  The disk is full. Free some space and build again. The build continues with the files written so far.',
  }
  expect(report(full)).toEqual(expected)
  expect(report(new Error('Rendering a.md failed.', { cause: full }))).toEqual(expected)
})

test('a system failure from a worker thread, which has no code, is recognized by its message', () => {
  const cause = new Error('ENOSPC: no space left on device, write')
  expect(report(new Error('Compiling a.md failed.', { cause }))).toEqual({
    code: 1,
    text: 'The disk is full. Free some space and build again. The build continues with the files written so far.',
  })
})
