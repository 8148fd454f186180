import type { ReactNode } from 'react'
import { type GpuLoad, gpuFormula } from '../../../../shared/calculators/gpu-memory.ts'
import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import { GpuCalculatorForm } from '../../../islands/calculators/GpuCalculatorForm.tsx'
import { useCalculatorMessages } from '../../../islands/calculators/useCalculatorMessages.ts'
import { useArticleId } from '../../useArticleId.ts'
import { type ExampleModel, GpuExamples, type GpuExamplesProps } from './GpuExamples.tsx'

export type GpuCalculatorProps = Omit<GpuExamplesProps, 'load'>

/** Load of the examples, and of the form at first. */
const exampleLoad: Pick<GpuLoad, 'tokens' | 'requests'> = { tokens: 8192, requests: 10 }

/**
 * The formula for GPU memory, a form that applies it, and examples. Printed by the build. The form is hydrated by
 * `islands/rare-islands.ts`, and hidden without a script.
 */
export function GpuCalculator({ models, gpus }: GpuCalculatorProps): ReactNode {
  const id = useArticleId('gpu')
  const form = { id, models: models.map(({ maxTokens, ...model }) => model), gpus, initial: toTexts(models) }
  return (
    <>
      <GpuFormulas />
      <div data-island="Calculator" data-props={JSON.stringify(form)}>
        <GpuCalculatorForm {...form} />
      </div>
      <GpuExamples models={models} gpus={gpus} load={exampleLoad} />
    </>
  )
}

/** Returns the texts of the form for the first model. */
function toTexts([model]: readonly ExampleModel[]): Parameters<typeof GpuCalculatorForm>[0]['initial'] {
  return {
    model: model?.name ?? '',
    parameters: String(model?.parameters ?? ''),
    layers: String(model?.layers ?? ''),
    kvHeads: String(model?.kvHeads ?? ''),
    headSize: String(model?.headSize ?? ''),
    bits: 16,
    tokens: String(exampleLoad.tokens),
    requests: String(exampleLoad.requests),
  }
}

/** The formula of each part of the memory, in words. */
function GpuFormulas(): ReactNode {
  const { messages, format } = useCalculatorMessages()
  const { bytesPerParameter, bytesPerCacheValue, freeShare, bufferPerGpu } = gpuFormula
  const formulas = [
    [
      messages.gpuWeights,
      fillMessage(messages.gpuWeightsFormula, {
        bytes16: format(bytesPerParameter[16]),
        bytes8: format(bytesPerParameter[8]),
        bytes4: format(bytesPerParameter[4]),
      }),
    ],
    [messages.gpuCache, fillMessage(messages.gpuCacheFormula, { bytes: bytesPerCacheValue })],
    [
      messages.gpuRest,
      fillMessage(messages.gpuRestFormula, { percent: freeShare * 100, buffer: bufferPerGpu }),
    ],
  ]
  return (
    <ul>
      {formulas.map(([name, formula]) => (
        <li key={name}>
          <strong>{name}</strong> = {formula}
        </li>
      ))}
    </ul>
  )
}
