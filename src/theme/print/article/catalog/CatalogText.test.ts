import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CatalogText } from './CatalogText.tsx'

const print = (text: string): string => renderToStaticMarkup(createElement(CatalogText, { text }))

test('prints code between backticks', () => {
  expect(print('Uses `init` and `--json`.')).toBe(
    'Uses <code>init</code> and <code class="unbroken">--json</code>.',
  )
})

test('prints flags as code without backticks', () => {
  expect(print('Values for --os, and --os-version.')).toBe(
    'Values for <code class="unbroken">--os</code>, and <code class="unbroken">--os-version</code>.',
  )
})

test('prints strong words', () => {
  expect(print('**Required.** One of 2 ** 3.')).toBe('<strong>Required.</strong> One of 2 ** 3.')
})

test('prints hyphens of other words as text', () => {
  expect(print('one--two, -p, 3 -- 4')).toBe('one--two, -p, 3 -- 4')
})
