import { bundleApp } from './bundle-app.ts'
import type { BundleOptions } from './load-bundle.ts'

/** Run by `load-bundle.ts`: makes the bundle that its argument describes, and ends. */
const options: BundleOptions = JSON.parse(process.argv[2] ?? '')
await bundleApp(options)
