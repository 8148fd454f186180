import type { ReactNode } from 'react'
import type { LinkView } from '../../../../../shared/api/pages/link-view.ts'
import { Html } from '../../Html.tsx'
import { usePrintContext } from '../../print-context.ts'
import { OperationSection } from '../OperationSection.tsx'

/** The operations that take values of a response, with these values. */
export function ResponseLinks({ links }: { links: readonly LinkView[] }): ReactNode {
  const { messages } = usePrintContext()
  return (
    <OperationSection anchor="links" title={messages.apiLinks}>
      <dl className="api-related">
        {links.map((link) => (
          <div key={`${link.status} ${link.name}`}>
            <dt>
              <code>{link.status}</code> {link.name}
            </dt>
            <dd>
              {link.operation === undefined ? (
                <code>{link.target}</code>
              ) : (
                <a href={link.operation.url}>{link.operation.title}</a>
              )}
              <Html html={link.description} />
              {link.values.length > 0 && <LinkValues values={link.values} />}
            </dd>
          </div>
        ))}
      </dl>
    </OperationSection>
  )
}

function LinkValues({ values }: Pick<LinkView, 'values'>): ReactNode {
  return (
    <ul className="field-facts named-values">
      {values.map(([name, value]) => (
        <li key={name}>
          <code>{name}</code> = <code>{value}</code>
        </li>
      ))}
    </ul>
  )
}
