/** Maximum bytes of a message or a batch. Calls of the tools have less than 2 KB. */
export const maxMcpBody = 64 * 1024
