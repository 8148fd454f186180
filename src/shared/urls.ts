/** A site path as it is served: `/x/` under `/base/` is `/base/x/`. */
export function addBase(base: string, path: string): string {
  return base.slice(0, -1) + path
}

/** The site path of a served one, or undefined when it lies outside of the base. `/base` is the start page. */
export function removeBase(base: string, path: string): string | undefined {
  if (path.startsWith(base)) return path.slice(base.length - 1)
  return `${path}/` === base ? '/' : undefined
}

/** Where the fragment of the page at `url` lies: `/docs/x/` → `/docs/x/index.json`. Takes a canonical path. */
export function getFragmentPath(url: string): string {
  return `${url}index.json`
}

/** Where the Markdown twin of the page at `url` lies: `/docs/x/` → `/docs/x/index.md`. Takes a canonical path. */
export function getMarkdownPath(url: string): string {
  return `${url}index.md`
}

/** Where the list of all pages (`ListedPage[]`) lies. */
export const pageListPath = '/_/pages.json'
