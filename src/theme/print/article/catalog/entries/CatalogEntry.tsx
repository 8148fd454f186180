import { Fragment, type ReactNode } from 'react'
import { highlightSample, type TokenRules } from '../../../../../shared/samples/highlight-sample.ts'
import { useArticleMessages } from '../../../../islands/useArticleMessages.ts'
import { ApiLink, type ApiLinkProps, CliLink, type CliLinkProps } from '../../CatalogLinks.tsx'
import { CatalogTable } from '../CatalogTable.tsx'
import { CatalogText } from '../CatalogText.tsx'
import type { CatalogRows } from '../catalog-rows.ts'
import type { EntryNote } from './catalog-texts.ts'
import { type EntryFact, EntryFacts } from './EntryFacts.tsx'
import { type GuideLink, listGuideFacts } from './list-guide-facts.tsx'

interface EntryUsageProps {
  /** Synopsis of a command, or signature of a call. */
  text: string
  language: 'bash' | 'python'
}

export interface CatalogEntryProps {
  summary: string
  /** A group of commands has none. */
  usage: EntryUsageProps | undefined
  /** Arguments and flags, or parameters. */
  options: CatalogRows
  /** Output of a command, or result of a call, with code between backticks. */
  notes: EntryNote[]
  /** The command that shows what a command changed. */
  check?: CliLinkProps | undefined
  operations: ApiLinkProps[]
  guides: GuideLink[]
}

/** A command or a call of an SDK: description, synopsis, options, notes, operations of the API, and guides. */
export function CatalogEntry(entry: CatalogEntryProps): ReactNode {
  const { summary, usage, options, notes, check, operations, guides } = entry
  const { messages } = useArticleMessages()
  const facts: EntryFact[] = [
    ...notes.map(({ label, text }) => ({ label, value: <CatalogText text={text} /> })),
    ...(check === undefined ? [] : [{ label: messages.commandCheck, value: <CliLink {...check} /> }]),
    ...listOperationFacts(messages.entryOperations, operations),
    ...listGuideFacts(messages.usedIn, guides),
  ]
  return (
    <>
      {summary !== '' && (
        <p>
          <CatalogText text={summary} />
        </p>
      )}
      {usage !== undefined && <EntryUsage {...usage} />}
      {options.rows.length > 0 && <CatalogTable catalog={options} isStacked={true} />}
      <EntryFacts facts={facts} />
    </>
  )
}

function listOperationFacts(label: string, operations: readonly ApiLinkProps[]): EntryFact[] {
  if (operations.length === 0) return []
  const value = operations.map((operation, index) => (
    <Fragment key={operation.path}>
      {index > 0 && ', '}
      <ApiLink {...operation} />
    </Fragment>
  ))
  return [{ label, value }]
}

/** The synopsis of a command or the signature of a call, as code that readers can copy. Long ones wrap. */
function EntryUsage({ text, language }: EntryUsageProps): ReactNode {
  const html = highlightSample(text, createRules(text, language))
  return (
    <div className="code-block usage" data-language={language}>
      <pre>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the highlighter, printed by the build only */}
        <code className={`language-${language}`} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </div>
  )
}

/** The first word of a synopsis is the program. */
const createRules = (text: string, language: EntryUsageProps['language']): TokenRules =>
  language === 'bash'
    ? { keywords: [], comment: '#', commands: [text.split(' ')[0] ?? ''], hasPlainSingleQuotes: true }
    : { keywords: [], comment: '#' }
