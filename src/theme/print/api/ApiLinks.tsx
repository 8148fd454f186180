import type { ReactNode } from 'react'
import type { OutsideLink } from '../../../shared/api/api-document.ts'
import type { ApiMessages } from '../../../shared/messages/api/api-messages.ts'
import { usePrintContext } from './print-context.ts'

const titles = {
  contact: 'apiContact',
  license: 'apiLicense',
  terms: 'apiTerms',
  documentation: 'apiDocumentation',
} as const satisfies Record<OutsideLink['kind'], keyof ApiMessages>

/** Links of a document to something outside, by kind. */
export function ApiLinks({ links }: { links: readonly OutsideLink[] }): ReactNode {
  const { messages } = usePrintContext()
  if (links.length === 0) return null
  return (
    <dl className="api-related">
      {[...Map.groupBy(links, ({ kind }) => kind)].map(([kind, own]) => (
        <div key={kind}>
          <dt>{messages[titles[kind]]}</dt>
          {own.map(({ text, url }) => (
            <dd key={`${text} ${url}`}>{url === undefined ? text : <a href={url}>{text || url}</a>}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
