import '../shared/node-20-polyfills.ts'
import { listBundleProblems } from './bundle-problems.ts'
import { createBundle } from './create-bundle.ts'
import type { BundleOptions } from './load-bundle.ts'

/** Started by `load-bundle.ts`. Creates the bundle described by its argument and exits. */
const options: BundleOptions = JSON.parse(process.argv[2] ?? '')
// This input ends with the process at its other end, even if that one was killed.
process.stdin.once('end', () => process.exit(1)).resume()
if ('unref' in process.stdin) process.stdin.unref()
try {
  await createBundle(options)
} catch (error) {
  const problems = options.extensions === undefined ? [] : listBundleProblems(error, options.extensions.root)
  if (problems.length === 0) throw error
  process.stdout.write(JSON.stringify(problems))
}
