import type { ReactNode } from 'react'
import { useHtmlId } from '../useHtmlId.ts'
import { NewsletterForm } from './NewsletterForm.tsx'

/** The newsletter's form in an article. Printed by the build, hydrated by `islands/NewsletterIsland.tsx`. */
export function Newsletter({ action }: { action: string }): ReactNode {
  const id = useHtmlId('newsletter')
  return (
    <div className="newsletter" data-island="Newsletter" data-props={JSON.stringify({ id, action })}>
      <NewsletterForm id={id} action={action} />
    </div>
  )
}
