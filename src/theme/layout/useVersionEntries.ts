import { useEffect, useState } from 'react'
import { fetchFile } from '../../runtime/loading/fetch-file.ts'
import { storageKeys } from '../../runtime/storage/storage-keys.ts'
import { useStoredItem } from '../../runtime/storage/useStoredItem.ts'
import type { ShellView } from '../../shared/site/page.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { type AllVersionEntries, versionEntriesPath } from '../../shared/site/version-entries.ts'
import { addBase } from '../../shared/urls.ts'

/**
 * Where links of the shell lead in the version that the page has, or, on a page without one, in the version that its
 * reader chose last. Undefined when they lead where the configuration says.
 */
export function useVersionEntries(
  { base, versions }: SiteView,
  { version, locale }: ShellView,
): Record<string, string> | undefined {
  const [preferred] = useStoredItem(storageKeys.preferredVersion)
  const [all, setAll] = useState<AllVersionEntries>()
  const needsEntries =
    version === undefined && versions.some(({ name, isLast }) => name === preferred && !isLast)
  useEffect(() => {
    if (needsEntries && all === undefined) loadEntries(addBase(base, versionEntriesPath)).then(setAll)
  }, [needsEntries, all, base])
  if (version !== undefined) return version.entries
  return needsEntries && preferred !== undefined ? all?.[locale]?.[preferred] : undefined
}

/** Without the file, links lead where they lead for everybody. */
function loadEntries(path: string): Promise<AllVersionEntries> {
  return fetchFile(path)
    .then((response) => response.json())
    .catch(() => ({}))
}
