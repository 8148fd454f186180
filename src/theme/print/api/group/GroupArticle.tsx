import type { ReactNode } from 'react'
import type { ApiGroupInput } from '../../../../shared/output/render-module.ts'
import { MethodBadge } from '../../../shell/search/MethodBadge.tsx'
import { dropMethod } from '../drop-method.ts'
import { Html } from '../Html.tsx'
import { usePrintContext } from '../print-context.ts'

/** The page of a group or of all schemas: description, links to the items, and the items themselves. */
export function GroupArticle({ description, items, hasOperations }: ApiGroupInput): ReactNode {
  const { messages } = usePrintContext()
  const label = hasOperations ? messages.apiGroupOperations : messages.apiSchemas
  return (
    <div className="group-page">
      <Html className="group-description" html={description} />
      {items.length > 1 && (
        <nav className={hasOperations ? 'group-list' : 'group-list group-names'} aria-label={label}>
          <ul>
            {items.map(({ id, title, endpoint }) => (
              <li key={id}>
                {endpoint !== undefined && (
                  <>
                    <MethodBadge method={endpoint.method} />{' '}
                  </>
                )}
                <a href={`#${encodeURIComponent(id)}`}>
                  {endpoint === undefined ? title : dropMethod(title, endpoint)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {items.map(({ id, title, html, url }) =>
        hasOperations ? (
          <Html key={id} className="group-item" html={html} />
        ) : (
          <section key={id} className="schema" aria-labelledby={id}>
            <h2 id={id}>{url === undefined ? title : <a href={url}>{title}</a>}</h2>
            <Html html={html} />
          </section>
        ),
      )}
    </div>
  )
}
