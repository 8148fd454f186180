import type { ReactNode } from 'react'
import type { IllustrationName } from '../../../shared/content/article-components.ts'
import { Illustration } from '../../shell/illustrations/Illustration.tsx'

interface AreaCardProps {
  title: string
  url: string
  illustration?: IllustrationName
  children?: ReactNode
}

/** A row of area cards, as many as fit. */
export function AreaCards({ children }: { children?: ReactNode }): ReactNode {
  return <div className="area-cards">{children}</div>
}

/** One area of the site, with an illustration and a sentence. The whole card is a link. */
export function AreaCard({ title, url, illustration, children }: AreaCardProps): ReactNode {
  return (
    <div className="area-card">
      {illustration !== undefined && <Illustration name={illustration} className="area-card-art" />}
      <div className="area-card-text">
        <h3 className="area-card-title">
          <a className="whole-card" href={url}>
            {title}
          </a>
        </h3>
        {children}
      </div>
    </div>
  )
}
