import type { DocusaurusSite } from '../docusaurus-site.ts'
import type { ImportReport } from '../output/import-report.ts'
import type { ImportedGuides } from '../sidebars/imported-guides.ts'

/** Everything that the conversion of settings needs. */
export interface SettingsContext {
  site: DocusaurusSite
  guides: ImportedGuides
  report: ImportReport
}
