import type { ReactNode } from 'react'
import { InPageLanguage } from '../InPageLanguage.tsx'
import { type FaqService, FaqServiceList } from './FaqServiceList.tsx'
import { useHash } from './useHash.ts'

/** Marks the service that is shown: the one in the URL's fragment, or the one with the question in the fragment. */
export function FaqServicesIsland({ services }: { services: FaqService[] }): ReactNode {
  const hash = useHash()
  const target = hash === undefined || hash === '' ? null : document.getElementById(hash)
  const shown = target?.closest('.faq-service')?.id ?? services[0]?.id
  return (
    <InPageLanguage>
      <FaqServiceList services={services} current={hash === undefined ? undefined : shown} />
    </InPageLanguage>
  )
}
