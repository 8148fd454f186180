import type { ReactNode } from 'react'
import {
  bitChoices,
  calculateLoadMemory,
  chooseGpus,
  type Gpu,
  type GpuLoad,
} from '../../../../shared/calculators/gpu-memory.ts'
import { createScrollFrame } from '../../../../shared/content/scroll-frame.ts'
import { fillMessage } from '../../../../shared/messages/fill-message.ts'
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
      return [
        model.name,
        fillMessage(messages.gpuBitsChoice, { bits }),
        fillMessage(messages.gpuGigabytes, { value: format(memory.weights) }),
        format(tokens),
        fillMessage(messages.gpuGigabytes, { value: format(memory.requestCache) }),
        choices.slice(0, 3).join(', '),
      ]
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
  return (
    <div className="table-wrap table-stacked" {...createScrollFrame(messages.gpuExamples)}>
      <table>
        <caption className="visually-hidden">{messages.gpuExamples}</caption>
        <thead>
          <tr>
            {labels.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={`${cells[0]} ${cells[1]}`}>
              {cells.map((cell, column) => (
                <td key={labels[column]} data-label={column === 0 ? undefined : labels[column]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
