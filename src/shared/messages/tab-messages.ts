import { apiMessages, apiPageMessages } from './api/api-messages.ts'
import { schemaMessages } from './api/schema-messages.ts'
import { tryItCheckMessages } from './api/try-it-check-messages.ts'
import { tryItMessages } from './api/try-it-messages.ts'
import type { AllMessages } from './page-messages.ts'

/** Printed by the build, or in the HTML of the pages that need them. */
const lateMessages = {
  ...apiMessages,
  ...apiPageMessages,
  ...schemaMessages,
  ...tryItMessages,
  ...tryItCheckMessages,
}

/** Returns the messages that every page of a language contains. A tab keeps the messages of its first page. */
export function tabMessages(messages: Partial<AllMessages>): Partial<AllMessages> {
  const entries = Object.entries(messages).filter(
    ([key]) => !Object.hasOwn(lateMessages, key.replace(/\.\w+$/, '')),
  )
  return Object.fromEntries(entries)
}
