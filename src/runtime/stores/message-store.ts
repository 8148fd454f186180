import { defaultMessages, type Messages } from '../../shared/messages/messages.ts'

let current: Messages = defaultMessages

/** Sets the messages of this tab's locale that differ from the defaults. Called once, by the browser entry. */
export function setMessages(overrides: Partial<Messages> | undefined): void {
  current = { ...defaultMessages, ...overrides }
}

/** Returns the messages of the shell in this tab's locale. */
export function getMessages(): Messages {
  return current
}
