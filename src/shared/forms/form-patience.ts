/** How long (ms) a form waits for a response. Time limits inside the server must be shorter. */
export const formPatience = 20_000
