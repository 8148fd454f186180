import type { ServerModule } from '../shared/output/server-module.ts'
import type * as server from './server.tsx'

type Satisfies<Given extends Wanted, Wanted> = Given

/** The build imports the bundled module by its path, which has no type: that it exports what it should is checked here, by `tsc`. */
export type CheckedServer = Satisfies<typeof server, ServerModule>
