import type { ReactNode } from 'react'
import {
  calculateLoadMemory,
  chooseGpus,
  type Gpu,
  type GpuChoice,
  type GpuLoad,
  gpuFormula,
  type LoadMemory,
} from '../../../shared/calculators/gpu-memory.ts'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import { CalculatorTable } from './CalculatorTable.tsx'
import { useCalculatorMessages } from './useCalculatorMessages.ts'

interface GpuResultProps {
  /** Undefined if a field is invalid. */
  load: GpuLoad | undefined
  gpus: readonly Gpu[]
}

/** The memory of a load and the GPUs that it fits on. Screen readers announce the sentence above the tables. */
export function GpuResult({ load, gpus }: GpuResultProps): ReactNode {
  const { messages, format } = useCalculatorMessages()
  const memory = load === undefined ? undefined : calculateLoadMemory(load)
  const choices = memory === undefined ? [] : chooseGpus(memory, gpus)
  const [first] = choices
  const toGigabytes = (value: number): string => fillMessage(messages.gpuGigabytes, { value: format(value) })
  const count = gpuFormula.gpuCounts.at(-1) ?? 1
  const total = toGigabytes(memory?.total ?? 0)
  return (
    <>
      <p role="status" className="calculator-status">
        {memory === undefined && messages.gpuInvalid}
        {memory !== undefined && first === undefined && fillMessage(messages.gpuTooLarge, { total, count })}
        {first !== undefined &&
          fillMessage(messages.gpuNeed, {
            total,
            gpus: fillMessage(messages.gpuChoice, { count: first.count, gpu: first.gpu.name }),
            memory: toGigabytes(first.memory),
          })}
      </p>
      {load !== undefined && memory !== undefined && <MemoryParts load={load} memory={memory} />}
      {choices.length > 0 && <GpuChoices choices={choices} />}
    </>
  )
}

/** The parts of the memory, each with its formula in the numbers of the load. */
function MemoryParts({ load, memory }: { load: GpuLoad; memory: LoadMemory }): ReactNode {
  const { messages, format } = useCalculatorMessages()
  const { bytesPerParameter, bytesPerCacheValue, freeShare, bufferPerGpu } = gpuFormula
  const numbers = Object.fromEntries(Object.entries(load).map(([name, value]) => [name, format(value)]))
  const parts = [
    {
      name: messages.gpuWeights,
      text: fillMessage(messages.gpuWeightsNumbers, {
        ...numbers,
        bytes: format(bytesPerParameter[load.bits]),
      }),
      value: memory.weights,
    },
    {
      name: messages.gpuCache,
      text: fillMessage(messages.gpuCacheNumbers, { ...numbers, bytes: bytesPerCacheValue }),
      value: memory.cache,
    },
    {
      name: messages.gpuRest,
      text: fillMessage(messages.gpuRestFormula, { percent: freeShare * 100, buffer: bufferPerGpu }),
      value: undefined,
    },
  ]
  return (
    <dl className="calculator-parts">
      {parts.map(({ name, text, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {/* One text: the build prints no comments between texts, which hydration would need. */}
            {value === undefined ? text : `${text} = `}
            {value !== undefined && (
              <strong>{fillMessage(messages.gpuGigabytes, { value: format(value) })}</strong>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function GpuChoices({ choices }: { choices: readonly GpuChoice[] }): ReactNode {
  const { messages, format } = useCalculatorMessages()
  const toGigabytes = (value: number): string => fillMessage(messages.gpuGigabytes, { value: format(value) })
  const labels = [
    messages.gpuGpus,
    messages.gpuListName,
    messages.gpuMemory,
    messages.gpuRest,
    messages.gpuFits,
  ]
  const rows = choices.map(({ gpu, count, memory, rest, requests }) => ({
    key: gpu.listName,
    cells: [
      fillMessage(messages.gpuChoice, { count, gpu: gpu.name }),
      <code key="name">{gpu.listName}</code>,
      toGigabytes(memory),
      toGigabytes(rest),
      format(requests),
    ],
  }))
  return <CalculatorTable title={messages.gpuChoices} labels={labels} rows={rows} />
}
