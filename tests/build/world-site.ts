import { checkSmallSite } from './sample-site.ts'
import { type FileContents, formatSiteConfig, type SiteFolder } from './site-folder.ts'

/** A minimal site with two versions, two languages, tags, and a blog. */
export const versionedSite: FileContents = {
  'docs.config.ts': formatSiteConfig({
    versions: [
      { name: 'current', label: 'Next', isLast: false, path: '/docs/next/', banner: 'unreleased' },
      { name: '1.0', label: '1.0', isLast: true, path: '/docs/' },
    ],
    locales: [
      { id: 'en', label: 'English' },
      { id: 'ar', label: 'العربية', direction: 'rtl' },
    ],
    blog: {},
  }),
  'static/robots-note.txt': 'Nothing to hide.\n',
  'content/docs/index.md': '---\ntitle: Start\ntags: [setup]\n---\n\nWelcome.\n',
  'content/docs/install.md':
    '---\ntitle: Install\ndescription: Put it on a machine.\ntags: [setup, network]\n---\n\nInstall it. See [start](./index.md).\n',
  'content/docs/other.md': '---\ntitle: Other\ntags: [network]\n---\n\nOther.\n',
  'content/versions/1.0/docs/index.md': '---\ntitle: Start\n---\n\nWelcome to 1.0.\n',
  'content/i18n/ar/docs/index.md': '---\ntitle: البداية\ntags: [setup]\n---\n\nأهلًا.\n',
  'content/pages/index.md': '---\ntitle: Home\n---\n\nRead the [guide](/docs/).\n',
  'content/blog/authors.yml': 'asha: { name: Asha Rao }\nben: { name: Ben Okafor }\n',
  'content/blog/2026-01-02-first.md':
    '---\ntitle: First\nauthors: [asha]\ntags: [news]\n---\n\nThe beginning.\n\n<!-- truncate -->\n\nThe rest.\n',
  'content/blog/2026-02-03-second.md':
    '---\ntitle: Second\ndescription: About two.\nauthors: [ben]\n---\n\nTwo.\n',
}

/** Runs `docent check` on this site with these files added, and returns its report. */
export function checkVersionedSite(site: SiteFolder, files: FileContents): Promise<string> {
  return checkSmallSite(site, { ...versionedSite, ...files })
}
