import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { getTryItMessages } from '../../../../runtime/api/try-it/get-try-it-messages.ts'
import { readCodeTokens } from '../../../../runtime/api/try-it/read-code-tokens.ts'
import type { TryItResponseBody } from '../../../../runtime/api/try-it/send/try-it-response.ts'
import { prepareCode } from '../../../../runtime/article/code-actions.ts'
import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import { highlightJson } from '../../../../shared/samples/highlight-sample.ts'
import { formatBytes } from '../../../../shared/text/format-bytes.ts'
import { CodeFigure } from '../../CodeFigure.tsx'

/** Longer bodies, in characters, aren't highlighted, because each token is an element. */
const maxColoredLength = 60_000
/** Longer bodies, in characters, are truncated on screen. Copying still copies everything. */
const maxShownLength = 400_000

/** The body of a response. It comes from another server, so it's always text and never HTML. */
export function ResponseBody({ body, name }: { body: TryItResponseBody; name: string }): ReactNode {
  const messages = getTryItMessages()
  switch (body.kind) {
    case 'empty':
      return <p className="try-it-note">{messages.tryItNoBody}</p>
    case 'large':
      return <p className="try-it-note">{messages.tryItLargeBody}</p>
    case 'file':
      return <FileBody file={body.file} name={name} />
    case 'text':
      return <TextBody text={body.text} isJson={body.isJson} />
  }
}

function TextBody({ text, isJson }: { text: string; isJson: boolean }): ReactNode {
  const messages = getTryItMessages()
  const container = useRef<HTMLDivElement>(null)
  // As samples beside it: a long body is cut, with a button that shows the rest.
  useEffect(() => (container.current === null ? undefined : prepareCode(container.current)), [])
  return (
    <div ref={container}>
      <CodeFigure
        language={isJson ? 'json' : 'text'}
        title={messages.tryItBodyTitle}
        copy={text.length > maxShownLength ? text : undefined}
      >
        {/* biome-ignore lint/a11y: what scrolls is a region that the keyboard reaches, as in articles */}
        <pre className="try-it-answer" tabIndex={0} role="region" aria-label={messages.tryItResponseBody}>
          <code>
            {isJson && text.length <= maxColoredLength ? (
              <ColoredJson text={text} />
            ) : (
              text.slice(0, maxShownLength)
            )}
          </code>
        </pre>
      </CodeFigure>
      {text.length > maxShownLength && <p className="try-it-note">{messages.tryItCutBody}</p>}
    </div>
  )
}

function ColoredJson({ text }: { text: string }): ReactNode {
  const tokens = useMemo(() => readCodeTokens(highlightJson(text)), [text])
  return tokens.map(({ className, text }, index) =>
    className === undefined ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: tokens of one text never move
      <span key={index} className={className}>
        {text}
      </span>
    ),
  )
}

function FileBody({ file, name }: { file: Blob; name: string }): ReactNode {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file)
    setUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [file])
  const kind = file.type.split(';')[0] ?? ''
  const { tryItFile, tryItUnknownType, tryItSaveFile } = getTryItMessages()
  return (
    <p>
      {fillMessage(tryItFile, { type: kind || tryItUnknownType, size: formatBytes(file.size) })}{' '}
      <a href={url} download={`${name}.${getExtension(kind)}`}>
        {tryItSaveFile}
      </a>
    </p>
  )
}

/** `image/svg+xml` → `svg` */
const getExtension = (type: string): string => /^\w+\/(?:x-)?([a-z\d]{1,5})\b/i.exec(type)?.[1] ?? 'bin'
