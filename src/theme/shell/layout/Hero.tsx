import type { ReactNode } from 'react'
import type { IllustrationName } from '../../../shared/content/article-components.ts'
import { Illustration } from '../illustrations/Illustration.tsx'

interface HeroProps {
  title: string
  lead?: string
  illustration?: IllustrationName
  children?: ReactNode
}

/** The head of a landing page: its title, a lead, a search box, and the most popular links. */
export function Hero({ title, lead, illustration, children }: HeroProps): ReactNode {
  return (
    <div className="hero">
      <div className="hero-text">
        <h1 className="hero-title" tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className="hero-lead">{lead}</p>}
        {children}
      </div>
      {illustration !== undefined && <Illustration name={illustration} className="hero-art" />}
    </div>
  )
}
