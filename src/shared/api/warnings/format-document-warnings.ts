import { formatProblems } from '../../docs-error.ts'
import { formatCount } from '../../text/format-count.ts'
import { type DocumentWarning, type DocumentWarningKind, documentWarningKinds } from './document-warning.ts'

/** The warnings about the OpenAPI document of an API. */
export interface DocumentWarnings {
  /** Name of the API. */
  label: string
  warnings: readonly DocumentWarning[]
}

/** Number of warnings of each kind that are listed unless all are. */
const listedWarnings = 3

/** Formats the warnings about all documents by kind, with their number. Empty without any. */
export function formatDocumentWarnings(documents: readonly DocumentWarnings[], listsAll: boolean): string {
  return documents
    .filter(({ warnings }) => warnings.length > 0)
    .map(({ label, warnings }) =>
      [
        `${label}: ${formatCount(warnings.length, 'mistake')} in the OpenAPI document. The build continues because \`apis[].problems\` is \`warn\`.`,
        ...[...Map.groupBy(warnings, ({ kind }) => kind)].map(([kind, ofKind]) =>
          formatKind(kind, ofKind, listsAll),
        ),
      ].join('\n\n'),
    )
    .join('\n\n')
}

function formatKind(kind: DocumentWarningKind, warnings: DocumentWarning[], listsAll: boolean): string {
  const listed = listsAll ? warnings : warnings.slice(0, listedWarnings)
  const rest = warnings.length - listed.length
  const hint = rest === 0 ? [] : [`${rest} more. \`--all\` lists them.`]
  return [`${documentWarningKinds[kind]}: ${warnings.length}`, formatProblems(listed), ...hint].join('\n\n')
}
