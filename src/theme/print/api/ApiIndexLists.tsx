import { Fragment, type ReactNode } from 'react'
import type { ApiIndexGroup, ApiIndexOperation } from '../../../shared/api/pages/api-index.ts'
import { allHash } from '../../../shared/api/pages/hash-route.ts'
import { countMessage } from '../../../shared/messages/count-message.ts'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import type { ApiIndexListsInput } from '../../../shared/output/render-module.ts'
import { getMarkdownPath } from '../../../shared/urls.ts'
import { Icon } from '../../shell/icons/Icon.tsx'
import { SpriteIcon } from '../../shell/icons/SpriteIcon.tsx'
import { PageIcon } from '../nav/PageIcon.tsx'
import { dropMethod } from './drop-method.ts'
import { usePrintContext } from './print-context.ts'
import { takeNearest } from './take-nearest.ts'

/** Up to this number of operations, all groups are open initially, and all operations are on every page. */
const fewOperations = 24

/** Maximum number of groups on the overview. Larger ones are a few documents with hundreds of tags. */
const maxOverviewGroups = 400
/** Maximum number of groups on other pages, and of operations: the nearest ones. */
const maxGroups = 20
const maxLines = 30

/** Maximum number of operations that readers can have on one page. */
const maxOnOnePage = 400

/**
 * Headings of the overview, groups, and operations. There may be thousands of operations, so each takes one line and as
 * few bytes as possible, and the style sheet prints the method. A page lists the operations and groups near it, so that
 * its size doesn't depend on the size of the API: scripts add the others when a reader uses the index.
 */
export function ApiIndexLists({ index, current }: ApiIndexListsInput): ReactNode {
  const texts = usePrintContext()
  const { groups } = index
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0)
  const hasFew = count <= fewOperations
  const isOwn = ({ url, operations }: ApiIndexGroup): boolean =>
    url === current || operations.some((operation) => operation.url === current)
  const isOverview = current === index.url
  const nearGroups =
    hasFew || current === undefined
      ? groups
      : takeNearest(groups, groups.findIndex(isOwn), isOverview ? maxOverviewGroups : maxGroups)
  return (
    <>
      <OverviewLinks index={index} current={current} />
      {nearGroups.map((group, position) => (
        <Fragment key={group.id}>
          {group.section !== undefined && group.section !== nearGroups[position - 1]?.section && (
            <p className="index-section">{group.section}</p>
          )}
          <Group
            group={group}
            current={current}
            isOpen={hasFew || isOwn(group)}
            hasLines={hasFew || current === undefined || isOwn(group)}
          />
        </Fragment>
      ))}
      {nearGroups.length < groups.length && (
        <p data-more="">
          <a href={isOverview ? getMarkdownPath(index.url) : index.url}>
            {index.icon !== undefined && <PageIcon name="list" />}
            {countMessage(texts, 'apiAllGroups', groups.length)}
          </a>
        </p>
      )}
      <SchemasLink index={index} current={current} />
      <Downloads index={index} hasAll={count <= maxOnOnePage} />
    </>
  )
}

const markCurrent = (url: string, current: string | undefined): 'page' | undefined =>
  url === current ? 'page' : undefined

function OverviewLinks({ index, current }: ApiIndexListsInput): ReactNode {
  const { messages } = usePrintContext()
  return (
    <section>
      <div className="index-group">
        <a href={index.url} aria-current={markCurrent(index.url, current)}>
          {index.icon !== undefined && <SpriteIcon url={index.icon} className="icon-product" />}
          {messages.apiOverview}
        </a>
      </div>
      {index.headings.length > 0 && (
        <ul data-contents="">
          {index.headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`${index.url}#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface GroupProps {
  group: ApiIndexGroup
  current: string | undefined
  isOpen: boolean
  hasLines: boolean
}

function Group({ group, current, isOpen, hasLines }: GroupProps): ReactNode {
  const texts = usePrintContext()
  const { messages } = texts
  const { operations } = group
  const lines =
    current === undefined
      ? operations
      : takeNearest(
          operations,
          operations.findIndex(({ url }) => url === current),
          maxLines,
        )
  return (
    <section data-group={group.id} data-open={isOpen ? '' : undefined}>
      <div className="index-group">
        <a href={group.url} aria-current={markCurrent(group.url, current)}>
          {group.icon !== undefined && <SpriteIcon url={group.icon} className="icon-product" />}
          {group.name}
        </a>
        <button
          type="button"
          className="sidebar-caret"
          aria-expanded={isOpen}
          aria-label={fillMessage(messages.apiOperationsIn, { name: group.name })}
        >
          <Icon name="chevron" />
        </button>
      </div>
      {hasLines && (
        <ul>
          {lines.map((line) => (
            <Line key={line.id} line={line} current={current} />
          ))}
          {lines.length < operations.length && (
            <li data-more="">
              <a href={group.url}>{countMessage(texts, 'apiAllOperations', operations.length)}</a>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}

interface LineProps {
  line: ApiIndexOperation
  current: string | undefined
}

function Line({ line, current }: LineProps): ReactNode {
  const { messages } = usePrintContext()
  const { id, url, method, path } = line
  return (
    <li>
      <a
        href={url}
        data-method={method}
        data-path={path}
        // The script takes the ID from the URL otherwise.
        data-id={url.endsWith(`/${id}/`) ? undefined : id}
        aria-current={markCurrent(url, current)}
      >
        {dropMethod(line.title, line)}
        {line.isDeprecated && <small> {messages.apiDeprecatedOperation}</small>}
      </a>
    </li>
  )
}

function SchemasLink({ index: { icon, schemasUrl }, current }: ApiIndexListsInput): ReactNode {
  const { messages } = usePrintContext()
  if (schemasUrl === undefined) return null
  return (
    <section>
      <div className="index-group">
        <a
          href={schemasUrl}
          aria-current={markCurrent(schemasUrl, current) ?? (current?.startsWith(schemasUrl) || undefined)}
        >
          {icon !== undefined && <PageIcon name="braces" />}
          {messages.apiSchemas}
        </a>
      </div>
    </section>
  )
}

function Downloads({ index, hasAll }: Pick<ApiIndexListsInput, 'index'> & { hasAll: boolean }): ReactNode {
  const { messages } = usePrintContext()
  return (
    <section className="api-downloads">
      {hasAll && (
        <button type="button" className="api-all needs-script" data-all={index.url + allHash}>
          {messages.apiShowAll}
        </button>
      )}
      <p>{messages.apiDownloads}</p>
      <ApiFiles index={index} />
    </section>
  )
}

/** Links to the files of an API. */
export function ApiFiles({ index }: Pick<ApiIndexListsInput, 'index'>): ReactNode {
  const { messages } = usePrintContext()
  const { yaml, json, postman } = index.downloads
  const files = [
    { url: yaml, label: messages.apiYamlFile },
    { url: json, label: messages.apiJsonFile },
    { url: postman, label: messages.apiPostmanFile },
  ]
  return (
    <ul>
      {files.map(({ url, label }) => (
        <li key={url}>
          <a href={url} download="">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
