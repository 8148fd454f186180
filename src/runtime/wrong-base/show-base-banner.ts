import { readEmbeddedData } from '../loading/read-page-snapshot.ts'
import { suggestBase } from './suggest-base.ts'

/**
 * Shows a banner if the site was built for another base URL, that is, if the build record, which every deploy has at
 * the same path, is missing too. If the server doesn't respond, nothing is shown.
 */
export async function showBaseBanner(base: string): Promise<boolean> {
  if (!(await isBaseWrong(base))) return false
  const suggestion = suggestBase({
    pathname: location.pathname,
    url: readEmbeddedData(document).view?.url ?? '',
    base,
  })
  const banner = document.createElement('div')
  banner.setAttribute('role', 'alert')
  // This page has no style sheet, and each page pays for these bytes.
  banner.style.cssText = 'padding:16px;background:#b00;color:#fff;font:16px sans-serif'
  banner.textContent = `This site did not load properly. Its base URL, "${base}", is probably wrong.${
    suggestion === undefined ? '' : ` We suggest "${suggestion}".`
  }`
  document.body.prepend(banner)
  return true
}

async function isBaseWrong(base: string): Promise<boolean> {
  try {
    const response = await fetch(`${base}_/build.json`, { cache: 'no-store' })
    if (response.status >= 500) return false
    return !response.ok || !response.headers.get('content-type')?.includes('json')
  } catch {
    return false
  }
}
