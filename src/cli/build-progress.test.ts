import { Writable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { createBuildProgress, formatSeconds } from './build-progress.ts'

function output(isTerminal: boolean): { stream: NodeJS.WriteStream; text(): string } {
  let written = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk)
      done()
    },
  })
  return {
    stream: Object.assign(stream, { isTTY: isTerminal }) as unknown as NodeJS.WriteStream,
    text: () => written,
  }
}

describe('without a terminal', () => {
  test('each stage prints one plain line with its time', async () => {
    const { stream, text } = output(false)
    const progress = createBuildProgress(stream)
    expect(await progress.runStage('read', () => 7)).toBe(7)
    progress.advance(1, 2)
    await progress.runStage('write', async () => undefined)
    progress.log('Waiting.')
    expect(text()).toMatch(/^read: \d\.\d+ s\nwrite: \d\.\d+ s\nWaiting\.\n$/)
    expect([...progress.seconds.keys()]).toEqual(['read', 'write'])
  })
})

describe('on a terminal', () => {
  test('one line shows the progress of the stage and is cleared when the stage ends', async () => {
    const { stream, text } = output(true)
    const progress = createBuildProgress(stream)
    await progress.runStage('compile', () => progress.advance(10, 10))
    expect(text()).toContain(`compile ${'█'.repeat(24)} 10/10`)
    expect(text().endsWith('\r\x1b[2K')).toBe(true)
    expect(text()).not.toContain('\n')
  })

  test('a stage without work does not divide by zero', () => {
    const { stream, text } = output(true)
    createBuildProgress(stream).advance(0, 0)
    expect(text()).toContain('0/0')
  })
})

test('a failing stage fails the caller', async () => {
  const { stream } = output(false)
  const failure = new Error('no')
  await expect(createBuildProgress(stream).runStage('read', () => Promise.reject(failure))).rejects.toBe(
    failure,
  )
})

test.each([
  [1.234, '1.23 s'],
  [0.0451, '0.045 s'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text)
})
