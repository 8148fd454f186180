/** Hours until a confirmation link expires. Unconfirmed addresses are deleted afterward. */
export const confirmationHours = 48

/** The same in milliseconds. */
export const confirmationLifetime = confirmationHours * 3_600_000
