import type { Messages } from '../../../shared/messages/messages.ts'
import { searchMessages } from '../../../shared/search/search-messages.ts'
import { useMessages } from '../useMessages.ts'

export type SearchMessages = Messages & typeof searchMessages

/** Returns the texts of the search in the language of the page. */
export function useSearchMessages(): SearchMessages {
  return { ...searchMessages, ...useMessages() }
}
