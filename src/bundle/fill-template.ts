import { posix } from 'node:path'
import { digest } from '../disk/digest.ts'
import type { OutputFile } from '../shared/output/output-file.ts'
import type { AppTemplate } from './bundle-app.ts'
import { createPlaceholderFiller, type SiteValues } from './site-placeholders.ts'

/** Puts a site's values into a template. Scripts whose content changes by that get another name. */
export function fillTemplate(template: AppTemplate, values: SiteValues): AppTemplate {
  const fill = createPlaceholderFiller(values)
  const { browser } = template
  const files = browser.files.map(({ path, content }) => ({
    path,
    content: typeof content === 'string' ? fill(content) : content,
  }))
  const filled = files.filter(({ content }, index) => content !== browser.files[index]?.content)
  const contents = digest(...filled.map(({ content }) => content))
  const newNames = new Map(
    listDependents(files, filled).map(({ path }) => [posix.basename(path), renameFile(path, contents)]),
  )
  const rename = (text: string): string =>
    text.replace(/[\w.-]+\.js\b/g, (name) => newNames.get(name) ?? name)
  return {
    boot: fill(template.boot),
    coreStyle: fill(template.coreStyle),
    redirect: fill(template.redirect),
    offlineWorker: fill(template.offlineWorker),
    renderModule: fill(template.renderModule),
    browser: {
      ...browser,
      files: files.map(({ path, content }) => ({
        path: rename(path),
        content: typeof content === 'string' ? rename(content) : content,
      })),
      startScript: rename(browser.startScript),
      idleScripts: browser.idleScripts.map(rename),
      apiScripts: browser.apiScripts.map(rename),
    },
  }
}

/** Returns the changed files and all that name one of them, directly or through others. */
function listDependents(files: readonly OutputFile[], changed: readonly OutputFile[]): OutputFile[] {
  const dependents = new Set(changed)
  for (const { path } of dependents) {
    const name = posix.basename(path)
    for (const file of files)
      if (typeof file.content === 'string' && file.content.includes(name)) dependents.add(file)
  }
  return [...dependents]
}

/** Rolldown's digest and the extension: the end of every name. */
const ending = 'Ab3dE6gH.js'

/** `start-Ab3dE6gH.js` becomes `start-` with a digest of its old name, which stands for its code, and the values. */
function renameFile(path: string, contents: string): string {
  const name = posix.basename(path)
  return `${name.slice(0, -ending.length)}${digest(name, contents).slice(0, 8)}.js`
}
