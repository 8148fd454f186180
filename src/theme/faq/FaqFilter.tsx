import type { ReactNode } from 'react'
import { FaqFilterField } from './FaqFilterField.tsx'

/** Printed by the build; `islands/FaqFilterIsland.tsx` brings it to life. Without a script there is none. */
export function FaqFilter(): ReactNode {
  return (
    <div className="faq-filter needs-script" data-island="FaqFilter">
      <FaqFilterField count={undefined} onChange={undefined} />
    </div>
  )
}
