import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { importModule } from '../config/import-module.ts'
import { digest } from '../disk/digest.ts'
import type { EngineDigests } from '../disk/engine-digest.ts'
import type { OutputGroup, OutputIndex } from '../output/write-site.ts'
import type { SharedCache, SnapshotFolders } from '../shared/cache/shared-cache.ts'
import type { DocsConfig } from '../shared/config/config.ts'
import type { TextFile } from '../shared/output/output-file.ts'
import type { OutputPage, TemplatePage } from '../shared/output/render-task.ts'
import { type CheckAddresses, ledgerFile } from '../shared/site/ledger.ts'
import type { SiteStages } from '../shared/stages/site-stages.ts'
import { stagesFileName } from '../shared/stages/stage-functions.ts'
import type { PlanInput } from './plan/plan-input.ts'

// The only file of a build that loads modules of `features/`. Each is loaded if the site uses it.

/** Loads the check of published addresses. Undefined for a site without a ledger. */
export async function loadLedgerCheck(root: string): Promise<CheckAddresses | undefined> {
  if (!existsSync(join(root, ledgerFile))) return undefined
  const { createLedgerCheck } = await import('../features/ledger/create-ledger-check.ts')
  return createLedgerCheck(root)
}

interface SharedCacheInput {
  config: DocsConfig
  engine: EngineDigests
  folders: SnapshotFolders
  log(message: string): void
}

/** Loads the cache that machines share. Undefined without `DOCENT_CACHE_URL`. */
export async function loadSharedCache({
  config,
  engine,
  ...options
}: SharedCacheInput): Promise<SharedCache | undefined> {
  const { env } = process
  if (!env.DOCENT_CACHE_URL) return undefined
  const { openSharedCache } = await import('../features/shared-cache/open-shared-cache.ts')
  const name = digest(config.url, config.base, JSON.stringify(engine))
  return openSharedCache({ ...options, environment: env, name })
}

/** Loads the functions that a site adds to its stages. Undefined for a site without any. */
export async function loadSiteStages(root: string): Promise<SiteStages | undefined> {
  if (!existsSync(join(root, stagesFileName))) return undefined
  const { loadStages } = await import('../features/stages/load-stages.ts')
  return loadStages(root, importModule)
}

/** Loads the functions that add social images. Undefined for a site without them. */
export async function loadSocialImages({
  socialImages,
}: DocsConfig): Promise<typeof import('../features/social-images/add-social-images.ts') | undefined> {
  return socialImages === false ? undefined : import('../features/social-images/add-social-images.ts')
}

/** Output of a feature. */
interface FeatureFiles {
  files?: TextFile[]
  groups?: OutputGroup[]
  indexes?: OutputIndex[]
  templates?: TemplatePage[]
}

interface FeatureInput extends PlanInput {
  /** Pages with a source file and generated pages. */
  pages: readonly OutputPage[]
}

/** Plans the files of a feature. Undefined if the site doesn't use it. */
type PlanFeature = (input: FeatureInput) => Promise<FeatureFiles | undefined>

const features: readonly PlanFeature[] = [
  async (input) => {
    if (!input.config.llms) return undefined
    const { planLlmsFiles } = await import('../features/llms/plan-llms-files.ts')
    return planLlmsFiles(input)
  },
  async ({ config, view, bundle, inputs }) => {
    if (config.offline === false) return undefined
    const { planOfflineFiles } = await import('../features/offline/plan-offline-files.ts')
    return planOfflineFiles({ limits: config.offline, view, bundle, messages: inputs.messages })
  },
  async ({ view }) => {
    if (view.searchUrl === undefined) return undefined
    const { createOpenSearchFile } = await import('../features/open-search/create-open-search-file.ts')
    return { files: [createOpenSearchFile(view, view.searchUrl)] }
  },
  async ({ site: { apis }, config }) => {
    if (apis.length === 0) return undefined
    const { createApiCatalog } = await import('../features/api-catalog/create-api-catalog.ts')
    return { files: [createApiCatalog(apis, config)] }
  },
  async ({ site: { apis }, view, engine }) => {
    if (apis.length === 0) return undefined
    const { planPostmanFiles } = await import('../features/postman/plan-postman-files.ts')
    return { groups: planPostmanFiles({ apis, view, engine }) }
  },
]

/** Plans the files of all features that a site uses. */
export async function planFeatures(input: FeatureInput): Promise<Required<FeatureFiles>> {
  const plans = (await Promise.all(features.map((plan) => plan(input)))).filter((plan) => plan !== undefined)
  return {
    files: plans.flatMap(({ files = [] }) => files),
    groups: plans.flatMap(({ groups = [] }) => groups),
    indexes: plans.flatMap(({ indexes = [] }) => indexes),
    templates: plans.flatMap(({ templates = [] }) => templates),
  }
}
