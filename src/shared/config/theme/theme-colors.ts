/** Colors of the theme. `theme/styles/article/token-colors.css` has the same; a test compares both. */
export const themeColors = {
  light: {
    background: '#ffffff',
    surface: '#f7f8fa',
    surfaceStrong: '#eceff4',
    raised: '#ffffff',
    border: '#e3e6ed',
    borderStrong: '#c5cbd8',
    heading: '#0f1629',
    text: '#273044',
    textSoft: '#4a5469',
    textFaint: '#626c82',
    accent: '#3a3dc4',
    accentTint: '#f0f1fe',
    button: '#3a3dc4',
    buttonStrong: '#2a2c97',
    note: '#4a5469',
    info: '#1c5cb8',
    tip: '#0a7350',
    warning: '#8f5400',
    danger: '#b92530',
    codeBackground: '#f8f9fb',
    codeText: '#273044',
    codeKeyword: '#7a2bb0',
    codeString: '#0a6b4a',
    codeNumber: '#a34304',
    codeComment: '#586276',
    codeFunction: '#2b48c6',
    codeType: '#0b6179',
    codeProperty: '#354b7c',
    codeMeta: '#8f5400',
  },
  dark: {
    background: '#0d1017',
    surface: '#171d28',
    surfaceStrong: '#242c3b',
    raised: '#181f2a',
    border: '#2c3646',
    borderStrong: '#465269',
    heading: '#f2f5fa',
    text: '#d3d9e4',
    textSoft: '#a8b2c4',
    textFaint: '#8a95a9',
    accent: '#a5adff',
    accentTint: '#222950',
    button: '#5559e0',
    buttonStrong: '#6467e2',
    note: '#a8b2c4',
    info: '#82b4ff',
    tip: '#63cfa0',
    warning: '#f0b860',
    danger: '#ff8f92',
    codeBackground: '#161c26',
    codeText: '#d3d9e4',
    codeKeyword: '#cfa9ff',
    codeString: '#8ed7ad',
    codeNumber: '#f3b080',
    codeComment: '#8a95a9',
    codeFunction: '#93b7ff',
    codeType: '#7fd0e4',
    codeProperty: '#b9c8ea',
    codeMeta: '#e8c27c',
  },
} as const

export type ColorName = keyof typeof themeColors.light
export type ThemeMode = keyof typeof themeColors

/** Names of all colors that a site can set. */
export const colorNames = Object.keys(themeColors.light) as ColorName[]

/** Returns the custom property of a color: `textSoft` → `--docs-text-soft`. */
export const getColorProperty = (name: ColorName): string =>
  `--docs-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/\bbackground$/, 'bg')}`
