/** Names of the color modes, on sites where readers can choose that of their system. */
export const colorModeMessages = {
  colorModeLight: 'Color mode: light',
  colorModeDark: 'Color mode: dark',
  colorModeSystem: 'Color mode: system',
}

export type ColorModeMessages = typeof colorModeMessages
