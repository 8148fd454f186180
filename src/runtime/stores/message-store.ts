import { defaultMessages, type Messages } from '../../shared/messages/messages.ts'

let current: Messages = defaultMessages

/** Sets the messages of this tab's locale that differ from the defaults. Called once, by the browser entry. */
export function setMessages(overrides: Partial<Messages> | undefined): void {
  current = { ...defaultMessages, ...overrides }
}

/** Returns the messages of the shell in this tab's locale. English without a page. */
export function getMessages(): Messages {
  return current
}

/** Returns the tag of this tab's language. English without a page. */
export const getTabLanguage = (): string =>
  (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en'
