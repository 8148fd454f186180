/** How long (ms) a form waits for an answer. What the server waits for in the meantime has to take less. */
export const formPatience = 20_000
