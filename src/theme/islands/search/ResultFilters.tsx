import type { ReactNode } from 'react'
import { type AreaChoice, listAreaChoices } from '../../../runtime/search/list-area-choices.ts'
import { createSearchUrl, type SearchAddress } from '../../../runtime/search/search-address.ts'
import { getSite } from '../../../runtime/stores/site-store.ts'
import type { SearchResponse } from '../../../shared/search/search-engine.ts'
import { type RecordKind, recordKinds } from '../../../shared/search/search-record.ts'
import { type SearchMessages, useSearchMessages } from '../../shell/search/useSearchMessages.ts'

interface ResultFiltersProps {
  action: string
  address: SearchAddress
  /** Undefined before the first response: the filters have no counts yet. */
  answer: SearchResponse | undefined
}

/** Filters of the results by area and kind. Each is a link, so that it has a URL and Back undoes it. */
export function ResultFilters({ action, address, answer }: ResultFiltersProps): ReactNode {
  const messages = useSearchMessages()
  const { everywhere } = messages
  const { areas } = getSite()
  const link = (change: Partial<SearchAddress>): string =>
    createSearchUrl(action, { ...address, page: 1, ...change })
  const kinds = recordKinds.filter(
    (kind) => answer === undefined || answer.kinds[kind] !== undefined || kind === address.kind,
  )
  return (
    <div className="search-filters">
      <div className="sidebar-scroll">
        {areas.length > 1 && (
          <FilterRow
            label={messages.filterByArea}
            chosen={address.area}
            choices={listAreaChoices({ areas, answer, area: address.area, everywhere }).map((choice) => ({
              ...choice,
              url: link({ area: choice.id }),
            }))}
          />
        )}
        {kinds.length > (address.kind === undefined ? 1 : 0) && (
          <FilterRow
            label={messages.filterByKind}
            chosen={address.kind}
            choices={[
              {
                id: undefined,
                label: everywhere,
                count: answer && sumCounts(answer.kinds),
                url: link({ kind: undefined }),
              },
              ...kinds.map((kind) => ({
                id: kind,
                label: getKindLabel(kind, messages),
                count: answer && (answer.kinds[kind] ?? 0),
                url: link({ kind }),
              })),
            ]}
          />
        )}
      </div>
    </div>
  )
}

interface FilterRowProps {
  label: string
  chosen: string | undefined
  choices: (AreaChoice & { url: string })[]
}

function FilterRow({ label, chosen, choices }: FilterRowProps): ReactNode {
  return (
    <nav className="search-chips" aria-label={label}>
      {choices.map((choice) => (
        <a
          key={choice.label}
          className="search-chip"
          href={choice.url}
          aria-current={choice.id === chosen ? 'true' : undefined}
        >
          {choice.label} {choice.count !== undefined && <span className="search-count">{choice.count}</span>}
        </a>
      ))}
    </nav>
  )
}

const sumCounts = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

function getKindLabel(kind: RecordKind, messages: SearchMessages): string {
  switch (kind) {
    case 'guide':
      return messages.kindGuide
    case 'operation':
      return messages.kindOperation
    case 'faq':
      return messages.kindFaq
    case 'release':
      return messages.kindRelease
    case 'page':
      return messages.kindPage
  }
}
