/**
 * Whether code stays in one line: a flag, such as `--plan`, or a short text with a hyphen, such as `apt-get update`.
 * Browsers break lines after hyphens, which makes both hard to read, so they have a class.
 */
export const isUnbroken = (code: string): boolean =>
  /^--\w[\w-]{0,30}$/.test(code) || /^(?=.{3,22}$).*\w-\w/.test(code)
