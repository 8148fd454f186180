/** Minimum width (px) of the large layout. In its own constant because the browser needs no other value here. */
export const desktopAbove = 996

/** Default colors of social images: the heading color of the light mode as background, with the colors of the dark mode. */
export const socialImageColors = { background: '#0f1629', text: '#f2f5fa', accent: '#a5adff' } as const

/** Progress bar: times in ms, the rest as fractions of the width. */
export const progressDefaults = {
  delay: 200,
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
} as const

/** Share of the remaining distance that smooth scrolling moves per frame. */
export const smoothScrollShare = 0.15
