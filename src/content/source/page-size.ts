/** In bytes. Pages beyond this size are a mistake (a log, a dump), and would hold up every reader. */
export const maxPageSize = 2 * 1024 * 1024
