import { watchForCrash } from '../../src/safeguards/watch-for-crash.ts'
import { noteWork } from '../../src/safeguards/work-notes.ts'

/** Run by `hostile-input.test.ts`: processes two files under the watchdog, and exits as requested. */
const stopWatch = watchForCrash()
noteWork({ file: 'content/docs/a.mdx', seconds: 60 })
noteWork({ file: 'content/docs/b.mdx', seconds: 1 })
switch (process.argv[2]) {
  case 'crash':
    process.kill(process.pid, 'SIGSEGV')
    break
  case 'hang':
    while (true);
  case 'finish':
    stopWatch()
}
