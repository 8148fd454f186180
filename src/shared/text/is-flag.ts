/**
 * Whether code is a flag, such as `--plan`. Browsers break a line after its two hyphens, which makes it hard to read, so
 * flags have a separate class.
 */
export const isFlag = (code: string): boolean => /^--\w[\w-]{0,30}$/.test(code)
