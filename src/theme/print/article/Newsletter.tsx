import type { ReactNode } from 'react'
import { NewsletterForm } from '../../shell/newsletter/NewsletterForm.tsx'
import { useArticleId } from '../useArticleId.ts'

interface NewsletterProps {
  /** URL that the form posts to. Undefined on a site without a newsletter, which prints nothing. */
  action: string | undefined
}

/** The newsletter's form in an article. Printed by the build, hydrated as an island (`islands/rare-islands.ts`). */
export function Newsletter({ action }: NewsletterProps): ReactNode {
  const id = useArticleId('newsletter')
  if (action === undefined) return null
  return (
    <div className="newsletter" data-island="Newsletter" data-props={JSON.stringify({ id, action })}>
      <NewsletterForm id={id} action={action} />
    </div>
  )
}
