import type { ReactNode } from 'react'
import { useArticleMessages } from '../../../../islands/useArticleMessages.ts'
import { CatalogText } from '../CatalogText.tsx'
import { CatalogEntry, type CatalogEntryProps, EntryNote } from './CatalogEntry.tsx'

export interface SdkCallProps extends CatalogEntryProps {
  /** Result of the call, in words. */
  returns: string | undefined
  errors: string | undefined
  /** How earlier versions spell the call. */
  formerly: string | undefined
}

/** A function, class, or method of the SDK: description, signature, parameters, result, and errors. */
export function SdkCall({ returns, errors, formerly, ...entry }: SdkCallProps): ReactNode {
  const { messages } = useArticleMessages()
  return (
    <CatalogEntry {...entry}>
      {returns !== undefined && (
        <EntryNote text={messages.sdkReturns} values={{ returns: <CatalogText text={returns} /> }} />
      )}
      {errors !== undefined && (
        <EntryNote text={messages.sdkErrors} values={{ errors: <CatalogText text={errors} /> }} />
      )}
      {formerly !== undefined && (
        <EntryNote text={messages.sdkFormerly} values={{ calls: <CatalogText text={formerly} /> }} />
      )}
    </CatalogEntry>
  )
}
