import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bitChoices, gpuFormula } from '../../src/shared/calculators/gpu-memory.ts'

const readPage = (path: string): string => readFileSync(`content/docs/tir/${path}.mdx`, 'utf8')

test('the table of weights for nodes agrees with the formula', () => {
  const rows = [...readPage('Nodes/plans').matchAll(/^\| (\d+) billion \| (.+) \|$/gm)]
  expect(rows).toHaveLength(4)
  for (const [, parameters, cells = ''] of rows) {
    const weights = bitChoices.map((bits) => Number(parameters) * gpuFormula.bytesPerParameter[bits])
    expect(cells).toBe(weights.map((weight) => `${Math.round(weight)} GB`).join(' | '))
  }
})

test('the table of Dynamo agrees with the formula', () => {
  const rows = [
    ...readPage('Inference/Tutorials/dynamo').matchAll(
      /^\| (\d) \| (\d+) GB \| (?:(\d+) GB|Too small) \|$/gm,
    ),
  ]
  expect(rows).toHaveLength(3)
  const weights = 70.6 * gpuFormula.bytesPerParameter[16]
  for (const [, count, memory, left] of rows) {
    const rest = gpuFormula.freeShare * Number(memory) + gpuFormula.bufferPerGpu * Number(count)
    const cache = Number(memory) - rest - weights
    expect(left).toBe(cache > 0 ? String(Math.round(cache)) : undefined)
  }
})

test('the guide to quantization has the same bytes per parameter', () => {
  const rows = [
    ...readPage('Inference/ModelEndpoints/quantization').matchAll(/^\| .+ \| (\d+) \| ([\d.]+) GB \|/gm),
  ]
  expect(rows.length).toBeGreaterThanOrEqual(4)
  for (const [, bits, bytes] of rows) {
    const choice = bitChoices.find((other) => other === Number(bits))
    expect(Number(bytes)).toBe(gpuFormula.bytesPerParameter[choice ?? 16])
  }
})

test('the table of KV caches agrees with the catalog of models', () => {
  const models = readFileSync('content/catalog/models.yml', 'utf8')
  const rows = [
    ...readPage('Inference/ModelEndpoints/kv_cache').matchAll(
      /^\| (\S.*?) \| (\d+) \| (\d+) \| (\d+) \| \d+ KiB \|/gm,
    ),
  ]
  expect(rows).toHaveLength(5)
  for (const [, model, layers, kvHeads, headSize] of rows)
    expect(models.replace(/\s+/g, ' ')).toMatch(
      new RegExp(
        `model: ${model?.replaceAll('.', '\\.')} parameters: \\S+ layers: ${layers} kv_heads: ${kvHeads} head_size: ${headSize} `,
      ),
    )
})
