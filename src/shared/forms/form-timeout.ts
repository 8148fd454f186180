/** How long (ms) a form waits for a response. Time limits inside the server must be shorter. */
export const formTimeout = 20_000
