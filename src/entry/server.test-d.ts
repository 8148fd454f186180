import type { ServerModule } from '../shared/output/server-module.ts'
import type * as server from './server.tsx'

type Satisfies<Given extends Wanted, Wanted> = Given

/** The build imports the bundled module by its path, which has no type, so `tsc` checks its exports here. */
export type CheckedServer = Satisfies<typeof server, ServerModule>
