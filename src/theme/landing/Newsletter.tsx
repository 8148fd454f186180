import type { ReactNode } from 'react'
import { NewsletterForm } from '../newsletter/NewsletterForm.tsx'
import { useHtmlId } from '../useHtmlId.ts'

/** The newsletter's form in an article. Printed by the build; `islands/NewsletterIsland.tsx` brings it to life. */
export function Newsletter({ action }: { action: string }): ReactNode {
  const id = useHtmlId('newsletter')
  return (
    <div className="newsletter" data-island="Newsletter" data-props={JSON.stringify({ id, action })}>
      <NewsletterForm id={id} action={action} />
    </div>
  )
}
