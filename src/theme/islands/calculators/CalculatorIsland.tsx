import type { ComponentProps, ReactNode } from 'react'
import { InPageLanguage } from '../InPageLanguage.tsx'
import { GpuCalculatorForm } from './GpuCalculatorForm.tsx'

/** A calculator in an article. */
export function CalculatorIsland(props: ComponentProps<typeof GpuCalculatorForm>): ReactNode {
  return (
    <InPageLanguage>
      <GpuCalculatorForm {...props} />
    </InPageLanguage>
  )
}
