import type { Gpu } from '../../../../shared/calculators/gpu-memory.ts'
import type { FactTable } from '../../../../shared/content/catalog/catalog.ts'
import type { ArticleContext } from '../../../../shared/output/render-module.ts'
import type { GpuCalculatorProps } from './GpuCalculator.tsx'
import type { ExampleModel } from './GpuExamples.tsx'

type Row = FactTable['rows'][string]

/** Creates the props of `<GpuCalculator>` from the tables `models` and `gpus`. Only GPUs with `memory_gb` count. */
export function createGpuCalculatorProps({ catalog }: ArticleContext): GpuCalculatorProps {
  const list = (table: string): Row[] => Object.values(catalog.get(table)?.rows ?? {})
  return {
    models: list('models').map(toModel),
    gpus: list('gpus')
      .filter(({ memory_gb }) => memory_gb !== undefined)
      .map(toGpu),
  }
}

const toModel = (row: Row): ExampleModel => ({
  name: String(row.model),
  parameters: Number(row.parameters),
  layers: Number(row.layers),
  kvHeads: Number(row.kv_heads),
  headSize: Number(row.head_size),
  maxTokens: Number(row.max_tokens),
})

const toGpu = (row: Row): Gpu => ({
  name: String(row.short_name ?? row.model),
  listName: String(row.list_name ?? row.model),
  memory: Number(row.memory_gb),
})
