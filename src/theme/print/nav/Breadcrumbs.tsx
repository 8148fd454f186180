import type { ReactNode } from 'react'
import type { Breadcrumb } from '../../../shared/site/page.ts'
import { usePageMessages } from '../../shell/usePageMessages.ts'

interface BreadcrumbsProps {
  /** The last one is the page itself and isn't a link. */
  breadcrumbs: Breadcrumb[]
}

/** The path from the start page to the current page. */
export function Breadcrumbs({ breadcrumbs }: BreadcrumbsProps): ReactNode {
  const messages = usePageMessages()
  if (breadcrumbs.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label={messages.breadcrumbs}>
      <ol>
        {breadcrumbs.map(({ label, url }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two levels may share their label
          <li key={index}>{renderCrumb(label, url, index === breadcrumbs.length - 1)}</li>
        ))}
      </ol>
    </nav>
  )
}

function renderCrumb(label: string, url: string | undefined, isCurrent: boolean): ReactNode {
  if (isCurrent) return <span aria-current="page">{label}</span>
  return url === undefined ? label : <a href={url}>{label}</a>
}
