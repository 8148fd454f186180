/** True if attacks run in their long form; see CONTRIBUTING. */
export const isLongAttack = process.env.DOCENT_LONG_ATTACK === '1'
