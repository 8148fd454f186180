import { expect, test } from 'vitest'
import { joinNumbersAndUnits } from './join-numbers-and-units.ts'

test('a number and its unit stay on one line', () => {
  expect(joinNumbersAndUnits('<td title="2 GB">0.6 GB at 4 bits, 3 GPUs</td>')).toBe(
    '<td title="2 GB">0.6\u00A0GB at 4 bits, 3\u00A0GPUs</td>',
  )
  expect(joinNumbersAndUnits('8 GBs, page 3 MBA, 4 nodes')).toBe('8 GBs, page 3 MBA, 4 nodes')
})

test('code is unchanged', () => {
  const code = '<pre><code>8 GB</code></pre><p><code>1 TB</code></p>'
  expect(joinNumbersAndUnits(code)).toBe(code)
  expect(joinNumbersAndUnits('<code>1</code> GB 2 MB')).toBe('<code>1</code> GB 2\u00A0MB')
})

test('the text of an island stays as its component prints it', () => {
  const island = '<div class="a" data-island="Calculator"><div>8 GB</div><p>3 GPUs</p></div>'
  expect(joinNumbersAndUnits(`<p>1 GB</p>${island}<p>2 GB</p>`)).toBe(
    `<p>1\u00A0GB</p>${island}<p>2\u00A0GB</p>`,
  )
})
