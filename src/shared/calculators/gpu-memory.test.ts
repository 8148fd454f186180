import { describe, expect, test } from 'vitest'
import { bitChoices, calculateLoadMemory, chooseGpus, type Gpu, type GpuLoad } from './gpu-memory.ts'

const llama70b: GpuLoad = {
  parameters: 70.6,
  layers: 80,
  kvHeads: 8,
  headSize: 128,
  bits: 16,
  tokens: 8192,
  requests: 10,
}

const createGpu = (name: string, memory: number): Gpu => ({ name, listName: name, memory })
const gpus = [createGpu('H200', 141), createGpu('H100', 80), createGpu('L40S', 48), createGpu('L4', 24)]

const list = (load: GpuLoad): string[] =>
  chooseGpus(calculateLoadMemory(load), gpus).map(({ gpu, count }) => `${count} × ${gpu.name}`)

test('weights and KV cache of a model', () => {
  const { weights, requestCache, cache, total } = calculateLoadMemory(llama70b)
  expect(weights).toBeCloseTo(141.2)
  expect(requestCache).toBeCloseTo(2.684)
  expect(cache).toBeCloseTo(26.84)
  expect(total).toBeCloseTo(168.04)
})

test('the choice with the fewest GPUs is first, and GPUs that are too small are left out', () => {
  expect(list(llama70b)).toEqual(['2 × H200', '4 × H100', '8 × L40S'])
  expect(list({ ...llama70b, bits: 8 })).toEqual(['1 × H200', '2 × H100', '4 × L40S', '8 × L4'])
  expect(list({ ...llama70b, parameters: 2000 })).toEqual([])
})

test('a choice has room for all requests, and not for more', () => {
  const memory = calculateLoadMemory(llama70b)
  for (const { memory: size, rest, requests } of chooseGpus(memory, gpus)) {
    expect(requests).toBeGreaterThanOrEqual(llama70b.requests)
    expect(memory.weights + requests * memory.requestCache + rest).toBeLessThanOrEqual(size + 1e-3)
    expect(memory.weights + (requests + 1) * memory.requestCache + rest).toBeGreaterThan(size)
  }
})

describe('more of anything never needs less memory or fewer GPUs', () => {
  const growing = ['parameters', 'layers', 'kvHeads', 'headSize', 'tokens', 'requests'] as const
  const factors = [1.001, 1.5, 2, 7, 100]
  const loads = bitChoices.flatMap((bits) =>
    [0.5, 3.2, 8, 30, 70.6, 405].map((parameters) => ({ ...llama70b, bits, parameters })),
  )

  /** The number of each GPU, infinite if the load doesn't fit. */
  const countGpus = (load: GpuLoad): number[] => {
    const choices = chooseGpus(calculateLoadMemory(load), gpus)
    return gpus.map((gpu) => choices.find((choice) => choice.gpu === gpu)?.count ?? Number.POSITIVE_INFINITY)
  }

  test.each(growing)('%s', (field) => {
    for (const load of loads) {
      for (const factor of factors) {
        const larger = { ...load, [field]: load[field] * factor }
        expect(calculateLoadMemory(larger).total).toBeGreaterThanOrEqual(calculateLoadMemory(load).total)
        const counts = countGpus(load)
        for (const [index, count] of countGpus(larger).entries())
          expect(count).toBeGreaterThanOrEqual(counts[index] ?? 0)
      }
    }
  })

  test('bits', () => {
    const totals = bitChoices.map((bits) => calculateLoadMemory({ ...llama70b, bits }).total)
    expect(totals).toEqual([...totals].sort((a, b) => b - a))
  })
})
