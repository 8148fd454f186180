import type { ReactNode } from 'react'
import type { SchemaPart } from '../../../../shared/api/operation-view.ts'
import { countMessage } from '../../../../shared/messages/count-message.ts'
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

interface SchemaPartRefProps {
  part: SchemaPart
  /** Anchor of the field or body that contains it. */
  anchor: string
  /** Whether other fields or shapes precede it. */
  isRest?: boolean
}

/**
 * Placeholder of fields or shapes without a name that the page has no room for. The Markdown version has them, so
 * checkers that compare both skip the placeholder.
 */
export function SchemaPartRef({ part, anchor, isRest = false }: SchemaPartRefProps): ReactNode {
  const texts = usePrintContext()
  const keys = isRest
    ? ({ fields: 'apiMoreFields', shapes: 'apiMoreShapes' } as const)
    : ({ fields: 'apiShowFields', shapes: 'apiShowShapes' } as const)
  return (
    <details className="field-children" data-markdown-ignore="" data-schema={part.name} data-anchor={anchor}>
      <summary>{countMessage(texts, keys[part.kind], part.count)}</summary>
      <a href={texts.textUrl}>{texts.messages.apiOpenText}</a>
    </details>
  )
}

/** Placeholder of a schema whose fields are loaded when a reader opens it. Without a script, it links to them. */
export function SchemaRef({ name, url, anchor, title }: SchemaRefProps): ReactNode {
  const { messages } = usePrintContext()
  return (
    <details className="field-children" data-markdown-ignore="" data-schema={name} data-anchor={anchor}>
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
