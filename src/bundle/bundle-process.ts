import { bundleApp } from './bundle-app.ts'
import type { BundleOptions } from './load-bundle.ts'

/** Started by `load-bundle.ts`. Creates the bundle described by its argument and exits. */
const options: BundleOptions = JSON.parse(process.argv[2] ?? '')
await bundleApp(options)
