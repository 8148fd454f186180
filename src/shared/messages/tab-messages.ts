import { apiMessages, apiPageMessages } from './api-messages.ts'
import type { AllMessages } from './page-messages.ts'
import { schemaMessages } from './schema-messages.ts'
import { tryItCheckMessages } from './try-it-check-messages.ts'
import { tryItMessages } from './try-it-messages.ts'

/** Printed by the build, or in the HTML of the pages that need them. */
const elsewhere = {
  ...apiMessages,
  ...apiPageMessages,
  ...schemaMessages,
  ...tryItMessages,
  ...tryItCheckMessages,
}

/** Returns the texts of a language that every page of it carries: a tab keeps those of its first page. */
export function tabMessages(messages: Partial<AllMessages>): Partial<AllMessages> {
  const entries = Object.entries(messages).filter(
    ([key]) => !Object.hasOwn(elsewhere, key.replace(/\.\w+$/, '')),
  )
  return Object.fromEntries(entries)
}
