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

/** Returns the style sheets with the classes for which pages need them. */
export function styleSheetsOf(
  coreStyle: string,
  { stylesheet, extraStylesheets }: SheetFiles,
): Pick<Bundle, 'stylesheet' | 'extraStylesheets'> {
  const core = new Set(classesOf(coreStyle))
  const everywhere = new Set([...core, ...classesOf(stylesheet.text)])
  const withClasses = ({ path, text }: SheetFile, known: ReadonlySet<string>): StyleSheet => ({
    path: `/${path}`,
    classes: classesOf(text).filter((name) => !known.has(name)),
  })
  return {
    stylesheet: withClasses(stylesheet, core),
    extraStylesheets: extraStylesheets.map((sheet) => withClasses(sheet, everywhere)),
  }
}

/** Lists the class names in the selectors of a style sheet. */
function classesOf(css: string): string[] {
  const names = [...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name)
  return [...new Set(names)].sort()
}
