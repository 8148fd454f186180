const fileName = /\.[a-z\d]{1,8}$/i
const htmlSuffix = /\.html$/i
const parentSegment = /^(?:\.|%2e){2}$/i
const currentSegment = /^(?:\.|%2e)$/i
/** What may stand before `.html` without being a name: nothing, `index`, dots that would be read as a folder. */
const isNoName = /^(?:index|(?:\.|%2e){0,2})$/i

/**
 * The one spelling of a path: `/x`, `/x.html`, `/x/index.html` and `//x/` are all `/x/`; a file (`/logo.svg`) keeps
 * its name. Takes a pathname only, query and hash stay with the caller. The result never leaves the site.
 *
 * `/a//b/../c.html` → segments `a`, `c.html` → `.html` dropped, so it is a page → `/a/c/`
 */
export function canonicalPath(path: string): string {
  const segments = resolveSegments(path)
  const isFolder = /[/\\](?:(?:\.|%2e){1,2})?$/i.test(path)
  const isHtml = dropHtmlSuffix(segments)
  const last = segments.at(-1)
  if (last === undefined) return '/'
  const isFile = !isFolder && !isHtml && fileName.test(last)
  return `/${segments.join('/')}${isFile ? '' : '/'}`
}

/** The segments of a path as a browser reads them: no empty ones, backslashes are slashes, dots are resolved. */
function resolveSegments(path: string): string[] {
  const segments: string[] = []
  // Browsers drop tabs and line breaks, so that "/\t/host" would become "//host", another site.
  for (const segment of path.replace(/[\t\n\r]/g, '').split(/[/\\]/)) {
    if (parentSegment.test(segment)) segments.pop()
    else if (segment !== '' && !currentSegment.test(segment)) segments.push(segment)
  }
  return segments
}

/** Takes `.html` and `index.html` off the end, also when repeated. Says whether there was one. */
function dropHtmlSuffix(segments: string[]): boolean {
  let isHtml = false
  for (let last = segments.at(-1); last !== undefined && htmlSuffix.test(last); last = segments.at(-1)) {
    isHtml = true
    const name = last.replace(htmlSuffix, '')
    segments.pop()
    if (!isNoName.test(name)) segments.push(name)
  }
  return isHtml
}
