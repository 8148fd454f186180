/** The person used the command line wrongly; exit code 2. */
export class UsageError extends Error {}
