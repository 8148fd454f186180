import { feedbackMessages } from '../forms/feedback-messages.ts'
import { searchMessages } from '../search/search-messages.ts'
import { colorModeMessages } from './color-mode-messages.ts'
import { defaultMessages } from './messages.ts'
import { type AllMessages, pageMessages } from './page-messages.ts'

/** Every text that a language can replace. Not for browsers: what they need of it travels with their modules. */
export const allMessages: AllMessages = {
  ...defaultMessages,
  ...pageMessages,
  ...searchMessages,
  ...feedbackMessages,
  ...colorModeMessages,
}
