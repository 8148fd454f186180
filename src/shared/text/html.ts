const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text)
    ? text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)
    : text
}

/** Text as it may stand between tags only: code is full of quotes, and each would be six bytes. */
export function escapeText(text: string): string {
  return /[&<>]/.test(text) ? text.replace(/[&<>]/g, (character) => escapes[character] ?? character) : text
}

/** Whether an attribute runs its text as a script: `onclick`, and `onClick` in JSX, but not `once`. */
export const isHandler = (name: string): boolean => /^on(?!ce$)[a-z]+$/i.test(name)
