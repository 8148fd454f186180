import type { ReactNode } from 'react'
import { gpuFormula } from '../../../../shared/calculators/gpu-memory.ts'
import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import { useCalculatorMessages } from '../../../islands/calculators/useCalculatorMessages.ts'

/** The formula of each part of the memory, in words. */
export function GpuFormulas(): ReactNode {
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
