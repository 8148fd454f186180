const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text)
    ? text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)
    : text
}

/** Escapes text between tags only: code is full of quotation marks, and each would take six bytes. */
export function escapeText(text: string): string {
  return /[&<>]/.test(text) ? text.replace(/[&<>]/g, (character) => escapes[character] ?? character) : text
}

/** Whether an attribute is an event handler: `onclick`, and `onClick` in JSX, but not `once`. */
export const isEventHandler = (name: string): boolean => /^on(?!ce$)[a-z]+$/i.test(name)
