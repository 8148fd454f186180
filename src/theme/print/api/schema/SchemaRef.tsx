import type { ReactNode } from 'react'
import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import { FilledMessage } from '../../../islands/FilledMessage.tsx'
import { usePrintContext } from '../print-context.ts'

interface SchemaRefProps {
  name: string
  url: string
  /** Anchor of the field or body that contains the schema. */
  anchor: string
  /** Title to show if the schema's name isn't enough. */
  title?: string
}

/** Placeholder of a schema whose fields are loaded when a reader opens it. Without a script, it links to them. */
export function SchemaRef({ name, url, anchor, title }: SchemaRefProps): ReactNode {
  const { messages } = usePrintContext()
  return (
    <details className="field-children" data-schema={name} data-anchor={anchor}>
      <summary>
        {title ?? (
          <span>
            <FilledMessage text={messages.apiShowFieldsOf} values={{ name: <code>{name}</code> }} />
          </span>
        )}
      </summary>
      <a href={url}>{fillMessage(messages.apiOpenSchema, { name })}</a>
    </details>
  )
}
