/** A file type at the end of a path. `/notes/10.14` ends in a version number. */
const fileNamePattern = /\.(?!\d{1,8}$)[a-z\d]{1,8}$/i
const parentSegment = /^(?:\.|%2e){2}$/i
const currentSegment = /^(?:\.|%2e)$/i
/** Names before `.html` that aren't page names: empty, `index`, and dots that would be read as a folder. */
const emptyName = /^(?:index|(?:\.|%2e){0,2})$/i

/**
 * Returns the canonical form of a path: `/x`, `/x.html`, `/x/index.html`, and `//x/` are all `/x/`; a file
 * (`/logo.svg`) keeps its name. Takes a pathname only. The result never leaves the site.
 *
 * `/a//b/../c.html` → segments `a`, `c.html` → `.html` dropped, so it's a page → `/a/c/`
 */
export function canonicalizePath(path: string): string {
  const segments = resolveSegments(path)
  const isFolder = /[/\\](?:(?:\.|%2e){1,2})?$/i.test(path)
  const isHtml = dropHtmlSuffix(segments)
  const last = segments.at(-1)
  if (last === undefined) return '/'
  const isFile = !isFolder && !isHtml && fileNamePattern.test(last)
  return `/${segments.join('/')}${isFile ? '' : '/'}`
}

/** Returns the segments of a path as browsers read them: no empty ones, backslashes as slashes, dots resolved. */
function resolveSegments(path: string): string[] {
  const segments: string[] = []
  // Browsers drop tabs and line breaks, so "/\t/host" would become "//host", another site.
  for (const segment of path.replace(/[\t\n\r]/g, '').split(/[/\\]/)) {
    if (parentSegment.test(segment)) segments.pop()
    else if (segment !== '' && !currentSegment.test(segment)) segments.push(segment)
  }
  return segments
}

/** Removes `.html` and `index.html` from the end, even when repeated. Returns whether there was one. */
function dropHtmlSuffix(segments: string[]): boolean {
  for (let isHtml = false; ; isHtml = true) {
    const last = segments.at(-1) ?? ''
    let end = last.length
    // Not with a pattern, which would read a long name again for each suffix.
    while (last.slice(end - 5, end).toLowerCase() === '.html') end -= 5
    if (end === last.length) return isHtml
    segments.pop()
    const name = last.slice(0, end)
    if (!emptyName.test(name)) segments.push(name)
  }
}
