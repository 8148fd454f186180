import type { ReactNode } from 'react'
import type { ResultOption } from '../../../../runtime/search/result-options.ts'
import { HitBreadcrumbs, MarkedText } from '../HitParts.tsx'
import { useSectionPreview } from './useSectionPreview.ts'

/** Preview of a result next to the list. It's inert, because all of its content is on the result's page. */
export function ResultPreview({ option }: { option: ResultOption | undefined }): ReactNode {
  const article = useSectionPreview(option)
  return (
    <div className="search-preview" inert={true}>
      {option !== undefined && (
        <>
          <HitBreadcrumbs titles={option.hit.trail.slice(0, -1)} />
          <p className="search-preview-title">
            <MarkedText parts={option.isPage ? option.hit.page : option.hit.heading} />
          </p>
        </>
      )}
      <div ref={article} className="article search-preview-text" />
    </div>
  )
}
