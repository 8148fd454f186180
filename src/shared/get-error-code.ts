/** Returns the code of an error, such as `ENOENT`. Undefined for an error without one, and for other values. */
export const getErrorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined
