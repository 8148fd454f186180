/** Messages of calculators in articles. */
export const calculatorMessages = {
  gpuCalculator: 'GPU memory calculator',
  gpuModel: 'Model',
  gpuOtherModel: 'Another model',
  gpuParameters: 'Parameters, in billions',
  gpuLayers: 'Layers',
  gpuKvHeads: 'KV heads',
  gpuHeadSize: 'Head size',
  gpuBits: 'Precision of the weights',
  gpuBitsChoice: '{bits} bits',
  gpuTokens: 'Tokens per request',
  gpuRequests: 'Requests at once',
  gpuPart: 'Part',
  gpuCalculation: 'Calculation',
  gpuMemory: 'Memory',
  gpuWeights: 'Weights',
  gpuWeightsNumbers: '{parameters} billion parameters × {bytes} bytes',
  gpuWeightsFormula:
    'parameters × bytes per parameter: {bytes16} at 16 bits, {bytes8} at 8 bits, {bytes4} at 4 bits',
  gpuCache: 'KV cache',
  gpuCacheNumbers:
    '2 × {layers} layers × {kvHeads} KV heads × head size {headSize} × {bytes} bytes × {tokens} tokens × {requests} requests',
  gpuCacheFormula:
    '2 × layers × KV heads × head size × {bytes} bytes × tokens per request × requests at once, with a 16-bit cache',
  gpuRest: 'Rest',
  gpuRestFormula: '{percent}% of the memory and {buffer} GB on each GPU, for the server itself',
  gpuGigabytes: '{value} GB',
  gpuNeed: 'Weights and KV cache need {total}. The fewest GPUs: {gpus} with {memory}.',
  gpuTooLarge:
    'Weights and KV cache need {total}, which is too much for {count} GPUs of any model. Lower the precision, the tokens, or the requests.',
  gpuInvalid: 'Correct the marked fields to see the result.',
  gpuChoice: '{count} × {gpu}',
  gpuChoices: 'GPUs that the model fits on',
  gpuGpus: 'GPUs',
  gpuListName: 'Name in the plan list',
  gpuFits: 'Requests that fit',
  gpuExamples: 'Memory and GPUs of common models',
  gpuPrecision: 'Precision',
  gpuExampleCache: 'KV cache per request',
  gpuExampleGpus: 'GPUs for {requests} requests at once',
  fieldRange: 'Enter a number from {min} to {max}.',
  fieldWholeRange: 'Enter a whole number from {min} to {max}.',
}

export type CalculatorMessages = typeof calculatorMessages
