import { z } from 'zod'
import { checkThemeContrast } from './check-theme-contrast.ts'
import { type ColorName, colorNames } from './theme-colors.ts'

const hexColor = z
  .string()
  .regex(/^#[\da-f]{6}$/i, 'must be a color such as "#0f1629"')
  .optional()

const colorsSchema = z
  .strictObject(
    Object.fromEntries(colorNames.map((name) => [name, hexColor])) as Record<ColorName, typeof hexColor>,
  )
  .prefault({})

const fontFamily = z
  .string()
  .regex(
    /^(?:[\w\s,-]|"[\w\s-]+"|'[\w\s-]+')+$/,
    'must be a list of font families such as "Inter, Arial, sans-serif"',
  )
  .optional()

const length = z
  .string()
  .regex(/^\d+(?:\.\d+)?(?:px|rem|em|ch)$/, 'must be a length such as "43rem"')
  .optional()

const fontFileSchema = z.strictObject({
  family: z.string().regex(/^[\w -]+$/, 'must be a name such as "Inter"'),
  /** A path in the static folder. */
  file: z
    .string()
    .regex(
      /^\/[^\s"'()\\]+\.(?:woff2?|ttf|otf)$/,
      'must be a font below the static folder, such as "/fonts/inter.woff2"',
    ),
  /** One weight, or the range of a variable font. */
  weight: z
    .string()
    .regex(/^\d{1,4}(?: \d{1,4})?$/, 'must be a weight such as "400" or "100 900"')
    .default('400'),
  style: z.enum(['normal', 'italic']).default('normal'),
})

/** Look of a site, without changes to components. */
export const themeSchema = z
  .strictObject({
    /** Colors of the light and the dark mode. Each text must be readable on its background. */
    colors: z
      .strictObject({ light: colorsSchema, dark: colorsSchema })
      .prefault({})
      .superRefine(checkThemeContrast),
    fonts: z
      .strictObject({
        /** Font families of text, in the order of preference. */
        text: fontFamily,
        /** Font families of code. */
        code: fontFamily,
        /** Font files of the site. */
        files: z.array(fontFileSchema).default([]),
      })
      .prefault({}),
    /** Radius of corners in px. */
    radius: z.number().min(0).max(32).optional(),
    widths: z
      .strictObject({
        /** Maximum width of the text of a page. */
        text: length,
        /** Width of everything between the edges of the page. */
        page: length,
        sidebar: length,
        tableOfContents: length,
      })
      .prefault({}),
  })
  .prefault({})

export type ThemeConfig = z.output<typeof themeSchema>
