import type { SourceLocation } from '../../../shared/docs-error.ts'
import type { UnknownObject } from '../../../shared/read-unknown.ts'
import type { ImportReport } from '../output/import-report.ts'

const settings = ['collapsible', 'collapsed', 'sidebarCollapsible', 'sidebarCollapsed']

/** Reports the settings that keep a category open, which the new site has no setting for. */
export function reportOpenCategories(
  what: string,
  values: UnknownObject,
  { report, locate }: { report: ImportReport; locate(text: string): SourceLocation },
): void {
  const setting = settings.find((name) => values[name] === false)
  if (setting === undefined) return
  const text = `\`${setting}: false\` of ${what} isn't carried over: a category is open on its own pages, and closed elsewhere.`
  report.add('setting', text, locate(setting))
}
