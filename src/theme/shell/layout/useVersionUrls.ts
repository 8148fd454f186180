import { useEffect, useState } from 'react'
import { fetchFile } from '../../../runtime/loading/fetch-file.ts'
import { preferredVersionKey } from '../../../runtime/storage/storage-keys.ts'
import { useStoredItem } from '../../../runtime/storage/useStoredItem.ts'
import type { ShellView } from '../../../shared/site/page.ts'
import type { SiteView } from '../../../shared/site/site-view.ts'
import { type AllVersionUrls, versionUrlsPath } from '../../../shared/site/version-urls.ts'
import { addBase } from '../../../shared/urls.ts'

/**
 * Returns the URLs of shell links in the page's version or, on a page without one, in the version that the reader chose
 * last. Undefined if the links keep the configured URLs.
 */
export function useVersionUrls(
  { base, versions }: SiteView,
  { version, locale }: ShellView,
): Record<string, string> | undefined {
  const [preferred] = useStoredItem(preferredVersionKey)
  const [all, setAll] = useState<AllVersionUrls>()
  const needsUrls =
    version === undefined && versions.some(({ name, isLast }) => name === preferred && !isLast)
  useEffect(() => {
    if (needsUrls && all === undefined) loadUrls(addBase(base, versionUrlsPath)).then(setAll)
  }, [needsUrls, all, base])
  if (version !== undefined) return version.urls
  return needsUrls && preferred !== undefined ? all?.[locale]?.[preferred] : undefined
}

/** Loads the URLs. If the file is missing, links keep their configured URLs. */
function loadUrls(path: string): Promise<AllVersionUrls> {
  return fetchFile(path)
    .then((response) => response.json())
    .catch(() => ({}))
}
