import { defaultMessages, type Messages } from '../../shared/messages/messages.ts'

let current: Messages = defaultMessages

/** Gives the tab the texts of its language: those that differ from the default. Called once, by the browser entry. */
export function setMessages(own: Partial<Messages> | undefined): void {
  current = { ...defaultMessages, ...own }
}

/** Texts of the shell in the language of this browser tab. */
export function getMessages(): Messages {
  return current
}
