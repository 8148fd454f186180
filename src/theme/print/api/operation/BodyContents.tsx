import type { ReactNode } from 'react'
import type { ContentView } from '../../../../shared/api/operation-view.ts'
import { Picker } from '../Picker.tsx'
import { usePrintContext } from '../print-context.ts'
import type { FieldSide } from '../schema/Fields.tsx'
import { SchemaTable } from '../schema/SchemaTable.tsx'

interface BodyContentsProps {
  contents: readonly ContentView[]
  anchor: string
  side: FieldSide
  /** Whether samples follow the picker. */
  hasRequestChoice?: boolean
}

/** The fields of a body, with a picker if there are several media types. */
export function BodyContents({
  contents,
  anchor,
  side,
  hasRequestChoice = false,
}: BodyContentsProps): ReactNode {
  const { messages, owner } = usePrintContext()
  return (
    <Picker
      name={`${owner}/${anchor}~type`}
      legend={messages.apiMediaType}
      requestChoice={hasRequestChoice ? 'mediaType' : undefined}
      options={contents.map((content) => ({
        value: content.mediaType,
        label: <code>{content.mediaType}</code>,
        content: <Content content={content} anchor={anchor} side={side} />,
      }))}
    />
  )
}

function Content({
  content,
  anchor,
  side,
}: Omit<BodyContentsProps, 'contents'> & { content: ContentView }): ReactNode {
  const { messages } = usePrintContext()
  const { schema, isStream } = content
  if (schema === undefined) return <p className="schema-type">{messages.apiFile}</p>
  return (
    <>
      {isStream && <p className="schema-type">{messages.apiStream}</p>}
      <SchemaTable view={schema} anchor={anchor} side={side} />
    </>
  )
}

/** The media type next to a title, if there is only one. */
export function OnlyMediaType({ contents }: Pick<BodyContentsProps, 'contents'>): ReactNode {
  const [only, ...others] = contents
  return only === undefined || others.length > 0 ? null : <code className="media-type">{only.mediaType}</code>
}
