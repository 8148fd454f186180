import type { ReactNode } from 'react'
import type { ApiIndexGroup, ApiIndexOperation, ApiIndexView as Index } from '../../shared/api/api-index.ts'
import { allHash } from '../../shared/api/hash-route.ts'
import { fillMessage } from '../../shared/messages/fill-message.ts'
import { Icon } from '../icons/Icon.tsx'
import { usePrintContext } from './print/print-context.ts'

interface ApiIndexProps {
  index: Index
}

/** Up to this number of operations, all groups are open initially. */
const fewOperations = 24

/**
 * Index of an API: headings of the overview, groups, and operations. There may be thousands of operations, so each
 * takes one line and as few bytes as possible, and the style sheet prints the method. On narrow screens without room
 * for a column, the index is a popover.
 */
export function ApiIndex({ index }: ApiIndexProps): ReactNode {
  const { messages } = usePrintContext()
  const count = index.groups.reduce((sum, { operations }) => sum + operations.length, 0)
  return (
    <nav id="api-index" className="api-index" popover="auto" aria-label={index.title}>
      <div className="api-index-find">
        <button
          type="button"
          className="icon-button"
          popoverTarget="api-index"
          popoverTargetAction="hide"
          aria-label={messages.apiIndexClose}
        >
          <Icon name="close" />
        </button>
        <input
          type="search"
          aria-label={messages.apiFilter}
          placeholder={messages.apiFilter}
          autoComplete="off"
          spellCheck="false"
        />
        <p className="api-index-count" role="status" data-count="" />
      </div>
      <div className="api-index-lists" data-scroll-memory={`api-${index.api}`}>
        <noscript>
          <p>{messages.apiWithoutScript}</p>
        </noscript>
        <OverviewLinks index={index} />
        {index.groups.map((group) => (
          <Group key={group.id} group={group} isOpen={count <= fewOperations} />
        ))}
        <Downloads index={index} />
      </div>
    </nav>
  )
}

function OverviewLinks({ index }: ApiIndexProps): ReactNode {
  const { messages } = usePrintContext()
  return (
    <section>
      <div className="index-group">
        <a href="#/" data-overview="" aria-current="page">
          {messages.apiOverview}
        </a>
      </div>
      {index.headings.length > 0 && (
        <ul>
          {index.headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface GroupProps {
  group: ApiIndexGroup
  isOpen: boolean
}

function Group({ group, isOpen }: GroupProps): ReactNode {
  const { messages } = usePrintContext()
  return (
    <section data-group={group.id} data-open={isOpen ? '' : undefined}>
      <div className="index-group">
        <a href={group.url}>{group.name}</a>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={fillMessage(messages.apiOperationsIn, { name: group.name })}
        >
          <Icon name="chevron" />
        </button>
      </div>
      <ul>
        {group.operations.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </section>
  )
}

function Line({ line }: { line: ApiIndexOperation }): ReactNode {
  const { messages } = usePrintContext()
  return (
    <li>
      <a href={line.url.slice(line.url.indexOf('#'))} data-method={line.method} data-path={line.path}>
        {line.title}
        {line.isDeprecated && <small> {messages.apiDeprecatedOperation}</small>}
      </a>
    </li>
  )
}

function Downloads({ index }: ApiIndexProps): ReactNode {
  const { messages } = usePrintContext()
  const { yaml, json, postman } = index.downloads
  const files = [
    { url: yaml, label: messages.apiYamlFile },
    { url: json, label: messages.apiJsonFile },
    { url: postman, label: messages.apiPostmanFile },
  ]
  return (
    <section className="api-downloads">
      <a className="api-all" href={allHash} data-all="">
        {messages.apiShowAll}
      </a>
      <p>{messages.apiDownloads}</p>
      <ul>
        {files.map(({ url, label }) => (
          <li key={url}>
            <a href={url} download="">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
