/** Numbers of the formula. Everything on the site that sizes GPUs uses them. */
export const gpuFormula = {
  /** Bytes per parameter by bits. 4-bit formats leave some of the weights at 16 bits. */
  bytesPerParameter: { 16: 2, 8: 1, 4: 0.6 },
  bytesPerCacheValue: 2,
  /** Share of each GPU that the server leaves free. */
  freeShare: 0.1,
  /** GB per GPU for the buffers of the server. */
  bufferPerGpu: 3,
  /** Numbers of GPUs that plans have and that split the attention heads of common models evenly. */
  gpuCounts: [1, 2, 4, 8],
} as const

export type Bits = keyof typeof gpuFormula.bytesPerParameter

/** Precisions of weights, from the largest. */
export const bitChoices: readonly Bits[] = [16, 8, 4]

/** Numbers of a language model, as in its `config.json`. */
export interface ModelSize {
  /** In billions. */
  parameters: number
  layers: number
  kvHeads: number
  headSize: number
}

/** A model and its requests. */
export interface GpuLoad extends ModelSize {
  bits: Bits
  /** Tokens of a request, prompt and response together. */
  tokens: number
  /** Requests at once. */
  requests: number
}

/** Memory of a load in GB. */
export interface LoadMemory {
  weights: number
  /** KV cache of one request. */
  requestCache: number
  /** KV cache of all requests. */
  cache: number
  total: number
}

/** Calculates the memory of the weights and the KV cache. */
export function calculateLoadMemory(load: GpuLoad): LoadMemory {
  const weights = load.parameters * gpuFormula.bytesPerParameter[load.bits]
  const tokenBytes = 2 * load.layers * load.kvHeads * load.headSize * gpuFormula.bytesPerCacheValue
  const requestCache = (tokenBytes * load.tokens) / 1e9
  const cache = requestCache * load.requests
  return { weights, requestCache, cache, total: weights + cache }
}

export interface Gpu {
  name: string
  /** Name in the list of plans. */
  listName: string
  /** GB per GPU. */
  memory: number
}

/** A number of equal GPUs that a load fits on. */
export interface GpuChoice {
  gpu: Gpu
  count: number
  /** Memory of all GPUs in GB. */
  memory: number
  /** Memory that the server reserves, in GB. */
  rest: number
  /** Requests of this size that fit at once. */
  requests: number
}

/** Finds the smallest number of each GPU that the load fits on. The choice with the fewest GPUs is first. */
export function chooseGpus({ weights, requestCache, total }: LoadMemory, gpus: readonly Gpu[]): GpuChoice[] {
  return gpus
    .flatMap((gpu) => {
      const restPerGpu = gpuFormula.freeShare * gpu.memory + gpuFormula.bufferPerGpu
      const usable = gpu.memory - restPerGpu
      const count = gpuFormula.gpuCounts.find((number) => number * usable >= total)
      if (count === undefined) return []
      // The small addend makes up for rounding, where the requests fit exactly.
      const requests = Math.floor((count * usable - weights) / requestCache + 1e-6)
      return [{ gpu, count, memory: count * gpu.memory, rest: count * restPerGpu, requests }]
    })
    .sort((a, b) => a.count - b.count || a.memory - b.memory)
}
