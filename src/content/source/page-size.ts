/** Maximum bytes. A larger page is a mistake, such as a log or a dump, and would be slow for every reader. */
export const maxPageSize = 2 * 1024 * 1024
