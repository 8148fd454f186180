import type { ReactNode } from 'react'
import type { GuideList } from '../../../shared/site/lists/page-listing.ts'

type GuideItemsProps = Pick<GuideList, 'guides' | 'all'>

/** Guides with their descriptions, and a link to all tags. */
export function GuideItems({ guides, all }: GuideItemsProps): ReactNode {
  return (
    <>
      <ul className="guide-list">
        {guides.map(({ label, url, description }) => (
          <li key={url} className="listing-item">
            <h2>
              <a href={url}>{label}</a>
            </h2>
            {description !== '' && <p>{description}</p>}
          </li>
        ))}
      </ul>
      <p className="guide-list-more">
        <a href={all.url}>{all.label}</a>
      </p>
    </>
  )
}
