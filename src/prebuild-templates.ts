import './shared/node-20-polyfills.ts'
import { bundleApp, bundleBrowser } from './bundle/bundle-app.ts'
import { writeIncludedTemplate } from './bundle/included-templates.ts'
import { createBundleKeys } from './bundle/load-bundle.ts'
import { parseConfig } from './config/load-config.ts'
import { writeStageDigests } from './disk/engine-digest.ts'
import { createFooterView, createSiteView } from './render/create-site-view.ts'
import type { DocsConfig } from './shared/config/config.ts'
import type { SiteView } from './shared/site/site-view.ts'

/** Features of the sites that need no bundler. */
const colorMode = { respectsSystem: true }
const announcement = { id: 'news', text: 'News' }
const analytics = { trackingId: 'G-1' }
const commonFeatures = [
  {},
  { colorMode },
  { colorMode, announcement },
  { colorMode, analytics },
  { colorMode, announcement, analytics },
]

const getFeatureKey = (site: SiteView, config: DocsConfig): string =>
  createBundleKeys({ site, footer: createFooterView(config) }, '').featureKey

/** Run once by `setup/compile.mjs`, in the package: writes what every build would compute again. */
for (const features of commonFeatures) {
  const config = parseConfig({
    title: 'Docs',
    url: 'https://docs.example',
    brand: { name: 'Docs', legalName: 'Docs' },
    ...features,
  })
  const site = createSiteView(config)
  const template = await bundleApp(site)
  writeIncludedTemplate(getFeatureKey(site, config), template)
  // `docent dev` differs only in its scripts.
  const dev = { ...site, isDev: true as const }
  const browser = await bundleBrowser({ site: dev, extensions: undefined })
  writeIncludedTemplate(getFeatureKey(dev, config), { ...template, browser })
}
writeStageDigests()
