import type { Bits, GpuLoad } from '../../../shared/calculators/gpu-memory.ts'
import { type NumberRange, readNumber } from '../../../shared/calculators/read-number.ts'
import type { CalculatorMessages } from '../../../shared/messages/calculator-messages.ts'

/** Fields with numbers of the model, which choosing a model fills in. */
export const modelFields = ['parameters', 'layers', 'kvHeads', 'headSize'] as const

const loadFields = ['tokens', 'requests'] as const

export type NumberField = (typeof modelFields)[number] | (typeof loadFields)[number]

export const isModelField = (field: NumberField): boolean =>
  modelFields.some((modelField) => modelField === field)

/** Number fields in the order of the form. */
export const numberFields: readonly NumberField[] = [...modelFields, ...loadFields]

export const fieldRanges: Readonly<Record<NumberField, NumberRange>> = {
  parameters: { min: 0.1, max: 2000, isWhole: false },
  layers: { min: 1, max: 300, isWhole: true },
  kvHeads: { min: 1, max: 256, isWhole: true },
  headSize: { min: 8, max: 1024, isWhole: true },
  tokens: { min: 1, max: 10_000_000, isWhole: true },
  requests: { min: 1, max: 10_000, isWhole: true },
}

export const fieldLabels: Readonly<Record<NumberField, keyof CalculatorMessages>> = {
  parameters: 'gpuParameters',
  layers: 'gpuLayers',
  kvHeads: 'gpuKvHeads',
  headSize: 'gpuHeadSize',
  tokens: 'gpuTokens',
  requests: 'gpuRequests',
}

/** Texts in the form. */
export type GpuTexts = Record<NumberField, string> & { bits: Bits }

/** Reads the load from the form. Undefined if a field is invalid. */
export function readLoad({ bits, ...texts }: GpuTexts): GpuLoad | undefined {
  const numbers = numberFields.map((field) => [field, readNumber(texts[field], fieldRanges[field])] as const)
  if (numbers.some(([, value]) => value === undefined)) return undefined
  return { bits, ...(Object.fromEntries(numbers) as Record<NumberField, number>) }
}
