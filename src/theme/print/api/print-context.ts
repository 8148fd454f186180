import { createContext, useContext } from 'react'
import type { TitleLevel } from '../../../shared/api/title-level.ts'
import { type ApiMessages, apiMessages } from '../../../shared/messages/api/api-messages.ts'
import type { LocalizedMessages } from '../../../shared/messages/count-message.ts'

/** Context of every component inside an operation or schema. */
export interface PrintContextValue extends LocalizedMessages<ApiMessages> {
  /** Prefix of field IDs: the ID of the operation or the name of the schema. */
  owner: string
  /** Returns the URL of one of its fields. */
  getUrl(anchor: string): string
  /** URL of the Markdown version, which has everything that the page has no room for. */
  textUrl: string
  /**
   * The HTML may appear several times on a page, so it must not contain radio buttons: those with the same name would
   * form one group.
   */
  isRepeatable: boolean
  /** Headings inside of an operation are below its title. */
  titleLevel: TitleLevel
}

export const defaultPrintContext: PrintContextValue = {
  messages: apiMessages,
  language: 'en',
  owner: '',
  getUrl: (anchor) => `#${anchor}`,
  textUrl: 'index.md',
  isRepeatable: false,
  titleLevel: 2,
}

export const PrintContext = createContext(defaultPrintContext)

export const usePrintContext = (): PrintContextValue => useContext(PrintContext)
