import { digest } from './disk/digest.ts'
import type { OutputGroup } from './output/write-site.ts'
import { formatRedirectsFile, redirectMap } from './render/redirects/host-rules.ts'
import { createRedirectStub } from './render/redirects/redirect-stub.ts'
import type { Bundle } from './shared/bundle.ts'
import type { OwnMessages } from './shared/page-messages.ts'
import { type Redirect, redirectMapPath } from './shared/redirects.ts'
import type { SiteView } from './shared/site-view.ts'

interface RedirectOutput {
  redirects: readonly Redirect[]
  view: SiteView
  bundle: Bundle
  messages: OwnMessages
}

/** Redirects for every kind of host: rules, a map for `docent serve` and browsers, and a document at each old path. */
export function redirectGroups({ redirects, view, bundle, messages }: RedirectOutput): OutputGroup[] {
  const map = JSON.stringify(redirectMap(redirects))
  const rules = formatRedirectsFile(redirects, view.base)
  const stubs = redirects.map((redirect) => {
    const { redirectScript: script } = bundle
    const content = createRedirectStub(redirect, {
      site: view,
      script,
      messages: messages.get(redirect.locale),
    })
    return fileGroup(stubPaths(redirect), content)
  })
  return [
    fileGroup([redirectMapPath], map),
    ...(rules === '' ? [] : [fileGroup(['/_redirects'], rules)]),
    ...stubs,
  ].filter((group) => group !== undefined)
}

/** A file that is no document, such as `/price-list.pdf`, has host rules only. */
function stubPaths({ from, hasHtmlName }: Redirect): string[] {
  if (!from.endsWith('/')) return []
  return [`${from}index.html`, ...(hasHtmlName && from !== '/' ? [`${from.slice(0, -1)}.html`] : [])]
}

function fileGroup(paths: readonly string[], content: string): OutputGroup | undefined {
  const [owner] = paths
  if (owner === undefined) return undefined
  const make = (): { path: string; content: string }[] => paths.map((path) => ({ path, content }))
  return { owner, key: digest(content, ...paths), effort: 'page', make }
}
