import type { RenderModule } from '../shared/output/render-module.ts'
import type * as theme from './render.tsx'

type Satisfies<Given extends Wanted, Wanted> = Given

/** The build imports the bundled module by its path, which has no type, so `tsc` checks its exports here. */
export type CheckedRenderModule = Satisfies<typeof theme, RenderModule>
