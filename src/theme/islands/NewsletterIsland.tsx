import type { ReactNode } from 'react'
import { NewsletterForm } from '../newsletter/NewsletterForm.tsx'

interface NewsletterIslandProps {
  id: string
  action: string
}

/** The newsletter's form in an article, with answers in place. */
export function NewsletterIsland(props: NewsletterIslandProps): ReactNode {
  return <NewsletterForm {...props} />
}
