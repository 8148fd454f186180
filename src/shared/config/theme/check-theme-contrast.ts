import type { IssueContext } from '../check-versions-and-locales.ts'
import { computeContrast, minimumContrast } from './contrast.ts'
import { contrastPairs } from './contrast-pairs.ts'
import { type ColorName, type ThemeMode, themeColors } from './theme-colors.ts'

type Colors = Readonly<Partial<Record<ColorName, string | undefined>>>

/** Texts on buttons are white in both modes. */
const buttonPairs = ['button', 'buttonStrong'] as const

/** Requires enough contrast between each configured color and the colors that it's printed with. */
export function checkThemeContrast(colors: Readonly<Record<ThemeMode, Colors>>, context: IssueContext): void {
  for (const mode of ['light', 'dark'] as const)
    for (const { name, message } of listContrastProblems(colors[mode], mode))
      context.addIssue({ code: 'custom', path: [mode, name], message })
}

interface ContrastProblem {
  name: ColorName
  message: string
}

function listContrastProblems(configured: Colors, mode: ThemeMode): ContrastProblem[] {
  const readColor = (name: ColorName): string => configured[name] ?? themeColors[mode][name]
  const pairs = [
    ...contrastPairs.map(([foreground, background]) => {
      const [name, other] =
        configured[foreground] === undefined ? [background, foreground] : [foreground, background]
      return { name, other: `\`${other}\``, color: readColor(other) }
    }),
    ...buttonPairs.map((name) => ({ name, other: 'white text', color: '#ffffff' })),
  ]
  return pairs.flatMap(({ name, other, color }) => {
    if (configured[name] === undefined) return []
    const message = findContrastProblem(readColor(name), { name: other, color })
    return message === undefined ? [] : [{ name, message }]
  })
}

function findContrastProblem(color: string, other: { name: string; color: string }): string | undefined {
  const ratio = computeContrast(color, other.color)
  if (ratio >= minimumContrast) return undefined
  const suggestion = findReadableColor(color, other.color)
  return `must have a contrast of at least ${minimumContrast}:1 with ${other.name} (${other.color}), but has ${ratio.toFixed(2)}:1; ${suggestion} has enough`
}

/** Finds the nearest color on the way to black or white that is readable beside another color. */
function findReadableColor(color: string, other: string): string {
  const target = computeContrast('#000000', other) > computeContrast('#ffffff', other) ? 0 : 255
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = `#${channels
      .map((channel) => Math.round(channel + (target - channel) * share))
      .map((channel) => channel.toString(16).padStart(2, '0'))
      .join('')}`
    if (computeContrast(mixed, other) >= minimumContrast) return mixed
  }
  return target === 0 ? '#000000' : '#ffffff'
}
