import type { ComponentProps, ReactNode } from 'react'
import { NewsletterForm } from '../shell/newsletter/NewsletterForm.tsx'
import { InPageLanguage } from './InPageLanguage.tsx'

/** The newsletter's form in an article, which shows responses inline. */
export function NewsletterIsland(props: ComponentProps<typeof NewsletterForm>): ReactNode {
  return (
    <InPageLanguage>
      <NewsletterForm {...props} />
    </InPageLanguage>
  )
}
