import type { ReactNode } from 'react'

interface ArticleProps {
  /** HTML, generated and escaped by the build. */
  html: string
  className?: string | undefined
  /** Set if it differs from the language of the page. */
  language?: { lang: string; dir: 'ltr' | 'rtl' } | undefined
}

/** The writer's article, or a generated list. */
export function Article({ html, className = 'article', language }: ArticleProps): ReactNode {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: printed by the build only, from its own HTML
    <div className={className} {...language} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
