import type { Bundle, StyleSheet } from '../shared/output/bundle.ts'

/** A bundled style sheet. */
export interface SheetFile {
  path: string
  text: string
}

export interface SheetFiles {
  /** Style sheet of every page. */
  stylesheet: SheetFile
  extraStylesheets: SheetFile[]
}

/** Returns the style sheets, each with the classes that make a page need it. */
export function createStyleSheets(
  coreStyle: string,
  { stylesheet, extraStylesheets }: SheetFiles,
): Pick<Bundle, 'stylesheet' | 'extraStylesheets'> {
  const core = new Set(listClasses(coreStyle))
  const everywhere = new Set([...core, ...listClasses(stylesheet.text)])
  const addClasses = ({ path, text }: SheetFile, knownClasses: ReadonlySet<string>): StyleSheet => ({
    path: `/${path}`,
    classes: listClasses(text).filter((name) => !knownClasses.has(name)),
  })
  return {
    stylesheet: addClasses(stylesheet, core),
    extraStylesheets: extraStylesheets.map((sheet) => addClasses(sheet, everywhere)),
  }
}

/** Lists the class names in the selectors of a style sheet. */
function listClasses(css: string): string[] {
  const names = [...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name)
  return [...new Set(names)].sort()
}
