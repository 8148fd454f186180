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

interface ApiLinksProps {
  links: readonly OutsideLink[]
  /** Version of the document, or empty. */
  version?: string
}

/** Links of a document to something outside, by kind, below its version. */
export function ApiLinks({ links, version = '' }: ApiLinksProps): ReactNode {
  const { messages } = usePrintContext()
  if (links.length === 0 && version === '') return null
  return (
    <dl className="api-related">
      {version !== '' && (
        <div>
          <dt>{messages.apiVersion}</dt>
          <dd>{version}</dd>
        </div>
      )}
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
