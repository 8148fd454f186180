import type { ReactNode } from 'react'
import { useSyncExternalStore } from 'react'
import { decodePercent } from '../../../shared/text/decode-percent.ts'
import { type FaqServiceGroup, FaqServiceList } from './FaqServiceList.tsx'

/** Marks the service that is shown: the one in the URL's fragment, or the one with the question in the fragment. */
export function FaqServicesIsland({ groups }: { groups: FaqServiceGroup[] }): ReactNode {
  const hash = useHash()
  const target = hash === undefined || hash === '' ? null : document.getElementById(hash)
  const shown = target?.closest('.faq-service')?.id ?? groups.find(({ url }) => url === '')?.services[0]?.id
  return <FaqServiceList groups={groups} current={hash === undefined ? undefined : shown} />
}

/** Returns the URL's fragment, decoded, without `#`. Undefined on the server and during hydration. */
function useHash(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => decodePercent(location.hash.slice(1)),
    () => undefined,
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
