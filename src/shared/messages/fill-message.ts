/**
 * Replaces `{name}` with values. In a separate file, because API pages need it before, and without, the messages of
 * the shell.
 */
export function fillMessage(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
