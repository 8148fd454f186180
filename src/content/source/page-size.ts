/** In bytes. Pages beyond this size are a mistake (a log, a dump), and would hold up every reader. */
export const largestPage = 2 * 1024 * 1024
