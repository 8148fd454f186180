import type { ReactNode } from 'react'

/** A guide that uses a command, an operation, or a Terraform name. */
export interface Guide {
  title: string
  url: string
}

/** The guides that use what is documented above. */
export function GuideLinks({ guides }: { guides: Guide[] }): ReactNode {
  if (guides.length === 0) return null
  return (
    <p>
      Used in:{' '}
      {guides.map(({ title, url }, index) => (
        <span key={url}>
          {index > 0 && ', '}
          <a href={url}>{title}</a>
        </span>
      ))}
    </p>
  )
}
