import '../../styles/sheets/calculators.css'
import { type ReactNode, useState } from 'react'
import { type Bits, bitChoices, type Gpu, type ModelSize } from '../../../shared/calculators/gpu-memory.ts'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import { GpuResult } from './GpuResult.tsx'
import {
  fieldLabels,
  fieldRanges,
  type GpuTexts,
  isModelField,
  modelFields,
  numberFields,
  readLoad,
} from './gpu-fields.ts'
import { NumberInput } from './NumberInput.tsx'
import { useCalculatorMessages } from './useCalculatorMessages.ts'

export interface NamedModel extends ModelSize {
  name: string
}

interface GpuCalculatorFormProps {
  /** Unique on the page. */
  id: string
  models: NamedModel[]
  gpus: Gpu[]
  /** Values of the form at first. */
  initial: GpuTexts & { model: string }
}

/** Fields of a model and its load, and the memory and GPUs that it needs. Server and island print the same. */
export function GpuCalculatorForm({ id, models, gpus, initial }: GpuCalculatorFormProps): ReactNode {
  const { messages } = useCalculatorMessages()
  const [{ model, ...texts }, setState] = useState(initial)
  const change = (changed: Partial<typeof initial>): void => setState({ model, ...texts, ...changed })
  return (
    <fieldset className="calculator">
      <legend>{messages.gpuCalculator}</legend>
      <div className="calculator-fields">
        <Choice
          id={`${id}-model`}
          label={messages.gpuModel}
          value={model}
          options={[
            ...models.map(({ name }) => ({ value: name, label: name })),
            { value: '', label: messages.gpuOtherModel },
          ]}
          onChoose={(name) => change({ ...getModelTexts(models, name), model: name })}
        />
        <Choice
          id={`${id}-bits`}
          label={messages.gpuBits}
          value={String(texts.bits)}
          options={bitChoices.map((bits) => ({
            value: String(bits),
            label: fillMessage(messages.gpuBitsChoice, { bits }),
          }))}
          onChoose={(bits) => change({ bits: Number(bits) as Bits })}
        />
        {numberFields.map((field) => (
          <NumberInput
            key={field}
            id={`${id}-${field}`}
            label={messages[fieldLabels[field]]}
            text={texts[field]}
            range={fieldRanges[field]}
            onText={(text) => change({ [field]: text, model: isModelField(field) ? '' : model })}
          />
        ))}
      </div>
      <GpuResult load={readLoad(texts)} gpus={gpus} />
    </fieldset>
  )
}

/** Returns the texts of the fields that a model fills in. Another model leaves them unchanged. */
function getModelTexts(models: readonly NamedModel[], name: string): Partial<GpuTexts> {
  const model = models.find((other) => other.name === name)
  if (model === undefined) return {}
  return Object.fromEntries(modelFields.map((field) => [field, String(model[field])]))
}

interface ChoiceProps {
  id: string
  label: string
  value: string
  options: { value: string; label: string }[]
  onChoose: (value: string) => void
}

function Choice({ id, label, value, options, onChoose }: ChoiceProps): ReactNode {
  return (
    <div className="calculator-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
