import type { ReactNode } from 'react'
import { FaqFilterField } from '../../islands/faq/FaqFilterField.tsx'

/**
 * Filter of the questions. Printed by the build, hydrated by `islands/faq/FaqFilterIsland.tsx`, and hidden without a
 * script.
 */
export function FaqFilter(): ReactNode {
  return (
    <div className="faq-filter needs-script" data-island="FaqFilter">
      <FaqFilterField count={undefined} onChange={undefined} />
    </div>
  )
}
