import type { TextFile } from '../../shared/output/output-file.ts'
import type { SiteView } from '../../shared/site/site-view.ts'

/** Lets every crawler in, and names the sitemap. */
export function createRobotsFile(view: SiteView): TextFile {
  return {
    path: '/robots.txt',
    content: `User-agent: *\nAllow: /\nSitemap: ${view.origin}${view.base}sitemap.xml\n`,
  }
}
