/** Maximum messages per day to one address from form submissions. */
export const emailsPerDay = { pending: 3, subscribed: 1 }
