import { createContext, useContext } from 'react'
import { type ApiMessages, apiMessages } from '../../../shared/messages/api/api-messages.ts'
import type { LocaleTexts } from '../../../shared/messages/count-message.ts'

/** Data for everything inside an operation or schema. */
export interface PrintContextValue extends LocaleTexts<ApiMessages> {
  /** Prefix of field IDs: the ID of the operation, or the name of the schema. */
  owner: string
  /** Address of a field of it. */
  getUrl(anchor: string): string
  /**
   * The HTML may come several times into one page, so nothing in it may share a name: buttons of one name are one
   * choice.
   */
  isRepeatable: boolean
}

export const PrintContext = createContext<PrintContextValue>({
  messages: apiMessages,
  language: 'en',
  owner: '',
  getUrl: (anchor) => `#${anchor}`,
  isRepeatable: true,
})

export const usePrintContext = (): PrintContextValue => useContext(PrintContext)
