import { join } from 'node:path'
import { z } from 'zod'
import { digestModules } from '../../disk/digest.ts'
import { checkValue } from '../../shared/config/check-value.ts'
import { createFileError } from '../../shared/docs-error.ts'
import type { SiteStages } from '../../shared/stages/site-stages.ts'
import {
  type AnyMarkdownRule,
  type StageFunctions,
  stagesFileName,
} from '../../shared/stages/stage-functions.ts'
import { applyMarkdownRules, nodeKinds } from './markdown-rules.ts'
import { runSiteLinked } from './run-site-linked.ts'
import { runStageFunction } from './run-stage-function.ts'

type ImportModule = (file: string) => Promise<Readonly<Record<string, unknown>>>

const createFunctionSchema = <T>(): z.ZodOptional<z.ZodCustom<T>> =>
  z.custom<T>((value) => typeof value === 'function', 'must be a function').optional()

const ruleSchema = z.strictObject({
  node: z.enum(nodeKinds),
  replace: z.custom<AnyMarkdownRule['replace']>((value) => typeof value === 'function', 'must be a function'),
})

const stagesSchema = z.strictObject({
  pageRead: createFunctionSchema<NonNullable<StageFunctions['pageRead']>>(),
  markdown: z.array(ruleSchema).default([]),
  siteLinked: createFunctionSchema<NonNullable<StageFunctions['siteLinked']>>(),
  pageRendered: createFunctionSchema<NonNullable<StageFunctions['pageRendered']>>(),
  outputWritten: createFunctionSchema<NonNullable<StageFunctions['outputWritten']>>(),
})

/** Loads the stages of a site. Throws a `DocsError` if the module fails or declares something else. */
export async function loadStages(root: string, importModule: ImportModule): Promise<SiteStages> {
  const file = join(root, stagesFileName)
  const module = await importModule(file).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw createFileError(stagesFileName, `The file can't be read: ${reason}`, 'Correct the module.')
  })
  if (module.default === undefined)
    throw createFileError(
      stagesFileName,
      `\`${stagesFileName}\` doesn't export any stages.`,
      'Export them with `export default defineStages({ … })`.',
    )
  const declared = checkValue(stagesSchema, {
    value: module.default,
    file: stagesFileName,
    line: () => undefined,
  })
  const { pageRead, pageRendered, siteLinked, outputWritten } = declared
  const rules = declared.markdown as readonly AnyMarkdownRule[]
  return {
    printDigest: pageRendered === undefined ? undefined : digestModules([file], root),
    readPage: (page) =>
      pageRead === undefined
        ? page.text
        : runStageFunction('pageRead', page.file, () => expectText('pageRead', page.file, pageRead(page))),
    applyRules: (source, page) => (rules.length === 0 ? source : applyMarkdownRules(source, { page, rules })),
    linkSite: async (site, url) => (siteLinked === undefined ? [] : runSiteLinked(site, { url, siteLinked })),
    printPage: (page) =>
      pageRendered === undefined
        ? page.html
        : runStageFunction('pageRendered', page.file, () =>
            expectText('pageRendered', page.file, pageRendered(page)),
          ),
    async finishOutput({ folder, written, removed }) {
      await runStageFunction('outputWritten', undefined, () => outputWritten?.({ folder, written, removed }))
    },
  }
}

function expectText(stage: string, page: string, value: unknown): string {
  if (typeof value === 'string') return value
  throw createFileError(
    stagesFileName,
    `\`${stage}\` returns ${value === null ? 'null' : typeof value} for ${page}.`,
    'Return the text of every page, changed or not.',
  )
}
