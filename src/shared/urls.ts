/** Adds the base to a site path: `/x/` under `/base/` is `/base/x/`. */
export function addBase(base: string, path: string): string {
  return base.slice(0, -1) + path
}

/** Removes the base from a path. Returns undefined outside the base. `/base` is the home page. */
export function removeBase(base: string, path: string): string | undefined {
  if (path.startsWith(base)) return path.slice(base.length - 1)
  return `${path}/` === base ? '/' : undefined
}

/** Returns the path of a page's Markdown version: `/docs/x/` → `/docs/x/index.md`. Takes a canonical path. */
export function getMarkdownPath(url: string): string {
  return `${url}index.md`
}

/**
 * Returns the path of the copy of a page's Markdown version under the name that programs guess: `/docs/x/` →
 * `/docs/x.md`. Undefined if the copy would have the name of another page's file. Takes a canonical path.
 */
export function getMarkdownCopyPath(url: string): string | undefined {
  return url === '/' || url.endsWith('/index/') ? undefined : `${url.slice(0, -1)}.md`
}

/** Path of the list of all pages (`ListedPage[]`). */
export const pageListPath = '/_/pages.json'
