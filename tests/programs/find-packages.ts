import { listModules } from './read-python-page.ts'

/** Needs of programs with a module that no test can meet. */
const needs: Readonly<Record<string, string>> = {
  torch: 'a GPU, or the weights of a model',
  torchvision: 'a GPU, or the weights of a model',
  lightning: 'a GPU',
  ray: 'a GPU',
  deepspeed: 'a GPU',
  accelerate: 'a GPU',
  transformers: 'the weights of a model',
  huggingface_hub: 'the weights of a model',
  peft: 'the weights of a model',
  ultralytics: 'the weights of a model',
  sentence_transformers: 'the weights of a model',
  websockets: 'a WebSocket server',
  s3fs: 'a bucket of another provider',
  pymysql: 'a MySQL server',
  sqlalchemy: 'a database server',
  mariadb: 'a MariaDB server',
  psycopg: 'a PostgreSQL server',
  confluent_kafka: 'a Kafka server',
  valkey: 'a Valkey server',
  opensearchpy: 'an OpenSearch server',
  inference: 'the files of a SageMaker model',
  triton_python_backend_utils: 'a Triton server',
}

/** Packages whose name isn't the name of their module. */
const packages: Readonly<Record<string, string>> = {
  sklearn: 'scikit-learn',
  PIL: 'pillow',
  llama_index: 'llama-index-core',
}

/** Modules that Python itself brings. */
export type StandardModules = ReadonlySet<string>

interface Programs {
  /** Programs and modules of the page by their file name. */
  files: ReadonlyMap<string, string>
  standard: StandardModules
}

/** Modules that programs import, also through modules of the page, and that neither Python nor the page has. */
export function findForeignModules(names: readonly string[], { files, standard }: Programs): string[] {
  const seen = new Set<string>()
  const visit = (name: string): string[] => {
    if (seen.has(name)) return []
    seen.add(name)
    return listModules(files.get(name) ?? '').flatMap((module) =>
      files.has(`${module}.py`) ? visit(`${module}.py`) : standard.has(module) ? [] : [module],
    )
  }
  return [...new Set(names.flatMap(visit))].sort()
}

/** Why programs with these modules can't run in a test at all. */
export const findNeed = (modules: readonly string[]): string | undefined =>
  modules.map((name) => needs[name] && `${name} needs ${needs[name]}`).find((need) => need !== undefined)

/** Lists the packages to install for modules: the page's own requirement, with its version, or the package by its usual name. */
export const findRequirements = (modules: readonly string[], ofPage: readonly string[]): string[] =>
  modules.flatMap((module) => {
    const name = packages[module] ?? module.replaceAll('_', '-')
    const isForModule = (requirement: string): boolean => {
      const [own = ''] = requirement.split(/[[=<>~!]/)
      return own === name || (module === 'llama_index' && own.startsWith('llama-index-'))
    }
    const own = ofPage.filter(isForModule)
    return own.length > 0 ? own : [name]
  })
