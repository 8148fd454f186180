import type { ReactNode } from 'react'
import {
  bitChoices,
  calculateLoadMemory,
  chooseGpus,
  type Gpu,
  type GpuLoad,
} from '../../../../shared/calculators/gpu-memory.ts'
import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import { CalculatorTable } from '../../../islands/calculators/CalculatorTable.tsx'
import type { NamedModel } from '../../../islands/calculators/GpuCalculatorForm.tsx'
import { useCalculatorMessages } from '../../../islands/calculators/useCalculatorMessages.ts'

export interface ExampleModel extends NamedModel {
  /** Longest request that the model accepts. */
  maxTokens: number
}

export interface GpuExamplesProps {
  models: ExampleModel[]
  gpus: Gpu[]
  load: Pick<GpuLoad, 'tokens' | 'requests'>
}

/** The memory and the GPUs of each model in each precision. */
export function GpuExamples({ models, gpus, load }: GpuExamplesProps): ReactNode {
  const { messages, format } = useCalculatorMessages()
  const rows = models.flatMap(({ maxTokens, ...model }) =>
    bitChoices.map((bits) => {
      const tokens = Math.min(load.tokens, maxTokens)
      const memory = calculateLoadMemory({ ...model, bits, tokens, requests: load.requests })
      const choices = chooseGpus(memory, gpus).map(({ gpu, count }) =>
        fillMessage(messages.gpuChoice, { count, gpu: gpu.name }),
      )
      const cells = [
        model.name,
        fillMessage(messages.gpuBitsChoice, { bits }),
        fillMessage(messages.gpuGigabytes, { value: format(memory.weights) }),
        format(tokens),
        fillMessage(messages.gpuGigabytes, { value: format(memory.requestCache) }),
        choices.slice(0, 3).join(', '),
      ]
      return { key: `${model.name} ${bits}`, cells }
    }),
  )
  const labels = [
    messages.gpuModel,
    messages.gpuPrecision,
    messages.gpuWeights,
    messages.gpuTokens,
    messages.gpuExampleCache,
    fillMessage(messages.gpuExampleGpus, { requests: load.requests }),
  ]
  return <CalculatorTable title={messages.gpuExamples} labels={labels} rows={rows} />
}
