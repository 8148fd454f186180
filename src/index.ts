export { defineConfig } from './config/define-config.ts'
export type { UserConfig } from './shared/config/config.ts'
export {
  defineMarkdownRule,
  defineStages,
  type LinkedPage,
  type LinkedResult,
  type LinkedSite,
  type MarkdownRule,
  type PrintedPage,
  type SourceNode,
  type SourcePage,
  type StageFunctions,
  type StageProblem,
  type WrittenOutput,
} from './shared/stages/stage-functions.ts'
