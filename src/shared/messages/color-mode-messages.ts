/** Names of the color modes, on sites where readers can follow their system. */
export const colorModeMessages = {
  colorModeLight: 'Color mode: light',
  colorModeDark: 'Color mode: dark',
  colorModeSystem: 'Color mode: system',
}

export type ColorModeMessages = typeof colorModeMessages
