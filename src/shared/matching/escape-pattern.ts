/** Escapes a text for a regular expression, with or without the `u` flag. (`RegExp.escape` isn't in Node 20.) */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
