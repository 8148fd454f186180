import { feedbackMessages } from '../forms/feedback-messages.ts'
import { formNoticeMessages } from '../forms/form-notice-messages.ts'
import { newsletterMessages } from '../forms/newsletter-messages.ts'
import { searchMessages } from '../search/search-messages.ts'
import { apiBarMessages } from './api/api-bar-messages.ts'
import { apiMessages, apiPageMessages } from './api/api-messages.ts'
import { schemaMessages } from './api/schema-messages.ts'
import { tryItCheckMessages } from './api/try-it-check-messages.ts'
import { tryItMessages } from './api/try-it-messages.ts'
import { articleMessages } from './article-messages.ts'
import { calculatorMessages } from './calculator-messages.ts'
import { colorModeMessages } from './color-mode-messages.ts'
import { defaultMessages } from './messages.ts'
import { offlineMessages } from './offline-messages.ts'
import { type AllMessages, pageMessages } from './page-messages.ts'

/**
 * Every message that a language can replace. Not for browsers, which get the messages that they need with their
 * modules.
 */
export const allMessages: AllMessages = {
  ...defaultMessages,
  ...pageMessages,
  ...searchMessages,
  ...feedbackMessages,
  ...colorModeMessages,
  ...offlineMessages,
  ...newsletterMessages,
  ...formNoticeMessages,
  ...articleMessages,
  ...calculatorMessages,
  ...apiBarMessages,
  ...apiMessages,
  ...apiPageMessages,
  ...schemaMessages,
  ...tryItMessages,
  ...tryItCheckMessages,
}
