import { inputs } from '../our-documents.ts'

/** A command of the CLI. */
export interface CliCommand {
  /** Number of arguments without a flag. */
  operands: number
  flags: ReadonlyMap<string, CliFlag>
}

interface CliFlag {
  takesValue: boolean
  isRequired: boolean
}

/** Arguments and attributes of a Terraform resource or data source. Nested names have dots (`backends.name`). */
export interface TerraformArguments {
  arguments: ReadonlyMap<string, { isRequired: boolean }>
  attributes: ReadonlySet<string>
}

type Row = Readonly<Record<string, unknown>>

/** Flags that every command takes. The catalog leaves them out, because its pages list them once. */
export const globalFlags = ['--json', '--help', '-h', '--version', '-V']

function readRows(table: string): Row[] {
  const rows = inputs.catalog.get(table)?.rows
  if (rows === undefined) throw new Error(`There is no catalog table ${table}.`)
  return Object.values(rows)
}

/** Commands by their full name, such as `e2ectl node get`. */
export const cliCommands: ReadonlyMap<string, CliCommand> = new Map(
  readRows('commands')
    .filter(({ kind }) => kind === 'command')
    .map((row) => [String(row.name), readCommand(row)]),
)

function readCommand({ name, usage, context }: Row): CliCommand {
  const contextFlags = typeof context === 'string' ? context.split(', ') : []
  const rows = readRows('command-flags').filter(({ command }) => command === name)
  return {
    operands: [...String(usage).matchAll(/ <\w+>/g)].length,
    flags: new Map([
      ...globalFlags.map((flag) => [flag, { takesValue: false, isRequired: false }] as const),
      ...contextFlags.map((flag) => [flag, { takesValue: true, isRequired: false }] as const),
      ...rows
        .filter(({ flag }) => String(flag).startsWith('-'))
        .map(
          ({ flag, value, required }) =>
            [
              String(flag),
              { takesValue: value !== undefined && value !== '', isRequired: required === 'Yes' },
            ] as const,
        ),
    ]),
  }
}

/** Schemas by kind and name, such as `resource e2e_node` and `data source e2e_node`. */
export const terraformSchemas: ReadonlyMap<string, TerraformArguments> = new Map(
  [...readRows('terraform-arguments'), ...readRows('terraform-attributes'), ...readResources()]
    .map(({ of, kind }) => `${kind} ${of}`)
    .map((id) => [id, readSchema(id)]),
)

/** A data source in the catalog may have neither arguments nor attributes. */
function readResources(): Row[] {
  return readRows('terraform').flatMap(({ name, kind }) =>
    String(kind)
      .split(' and ')
      .map((one) => ({ of: name, kind: one })),
  )
}

function readSchema(id: string): TerraformArguments {
  const own = ({ of, kind }: Row): boolean => `${kind} ${of}` === id
  return {
    arguments: new Map(
      readRows('terraform-arguments')
        .filter(own)
        .map(({ name, required }) => [String(name), { isRequired: required === 'Yes' }]),
    ),
    attributes: new Set(
      readRows('terraform-attributes')
        .filter(own)
        .map(({ name }) => String(name)),
    ),
  }
}
