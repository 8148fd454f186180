import { expect, test } from 'vitest'
import { feedbackMessages } from '../forms/feedback-messages.ts'
import { formNoticeMessages } from '../forms/form-notice-messages.ts'
import { newsletterMessages } from '../forms/newsletter-messages.ts'
import { searchMessages } from '../search/search-messages.ts'
import { allMessages } from './all-messages.ts'
import { apiBarMessages } from './api/api-bar-messages.ts'
import { apiMessages, apiPageMessages } from './api/api-messages.ts'
import { schemaMessages } from './api/schema-messages.ts'
import { tryItCheckMessages } from './api/try-it-check-messages.ts'
import { tryItMessages } from './api/try-it-messages.ts'
import { articleMessages } from './article-messages.ts'
import { calculatorMessages } from './calculator-messages.ts'
import { colorModeMessages } from './color-mode-messages.ts'
import { pluralForms } from './count-message.ts'
import { defaultMessages } from './messages.ts'
import { offlineMessages } from './offline-messages.ts'
import { pageMessages } from './page-messages.ts'

const tables: Record<string, Record<string, string>> = {
  apiBarMessages,
  apiMessages,
  apiPageMessages,
  articleMessages,
  calculatorMessages,
  colorModeMessages,
  defaultMessages,
  feedbackMessages,
  formNoticeMessages,
  newsletterMessages,
  offlineMessages,
  pageMessages,
  schemaMessages,
  searchMessages,
  tryItCheckMessages,
  tryItMessages,
}

test('all tables are part of the messages, without duplicate keys', () => {
  const keys = Object.values(tables).flatMap((table) => Object.keys(table))
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  expect(Object.keys(allMessages).sort()).toEqual(keys.sort())
})

test('no message is empty', () => {
  expect(Object.entries(allMessages).filter(([, text]) => text.trim() === '')).toEqual([])
})

const isPlural = (key: string): boolean => key.includes('.')

test('a plural form belongs to a message with a count', () => {
  const messages: Record<string, string> = allMessages
  for (const key of Object.keys(messages).filter(isPlural)) {
    const [text = '', form] = key.split('.')
    expect(messages[text], key).toContain('{count}')
    expect(pluralForms).toContain(form)
  }
})
