import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

/** Preloaded by `features.test.ts` in the processes and threads of a build: appends the URL of each module to a file. */
const log = process.env.MODULE_LOG ?? ''

registerHooks({
  load(url, context, nextLoad) {
    appendFileSync(log, `${url}\n`)
    return nextLoad(url, context)
  },
})
