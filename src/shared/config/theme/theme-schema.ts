import { z } from 'zod'
import { checkThemeContrast } from './check-theme-contrast.ts'
import { type ColorName, colorNames, type ThemeMode, themeColors } from './theme-colors.ts'

/** Where each color is printed, for the reference of the configuration. */
const colorMeanings: Readonly<Record<ColorName, string>> = {
  background: 'Background of pages.',
  surface: 'Background of code titles, tables, and the footer.',
  surfaceStrong: 'Background of code in text and of selected items.',
  raised: 'Background of cards, menus, and dialogs.',
  border: 'Lines between parts of a page.',
  borderStrong: 'Borders of fields and buttons.',
  heading: 'Headings.',
  text: 'Text.',
  textSoft: 'Leads, descriptions, and labels.',
  textFaint: 'Dates and other details.',
  accent: 'Links and selected items.',
  accentTint: 'Background of selected items.',
  button: 'Background of buttons with white text.',
  buttonStrong: 'Background of these buttons under the pointer.',
  note: 'Title and line of notes.',
  info: 'Title and line of infos.',
  tip: 'Title and line of tips.',
  warning: 'Title and line of warnings.',
  danger: 'Title and line of dangers.',
  codeBackground: 'Background of code blocks.',
  codeText: 'Code without another color.',
  codeKeyword: 'Keywords in code.',
  codeString: 'Strings in code.',
  codeNumber: 'Numbers in code.',
  codeComment: 'Comments in code.',
  codeFunction: 'Functions in code.',
  codeType: 'Types in code.',
  codeProperty: 'Properties in code.',
  codeMeta: 'Decorators and other signs in code.',
}

/** Creates the schema of a color. Its description and default are for the reference, because it has no comment. */
const createColorSchema = (name: ColorName, mode: ThemeMode) =>
  z
    .string()
    .regex(/^#[\da-f]{6}$/i, 'must be a color such as "#0f1629"')
    .optional()
    .meta({ description: colorMeanings[name], default: themeColors[mode][name] })

const createColorsSchema = (mode: ThemeMode) =>
  z
    .strictObject(
      Object.fromEntries(colorNames.map((name) => [name, createColorSchema(name, mode)])) as Record<
        ColorName,
        ReturnType<typeof createColorSchema>
      >,
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
  /** Name that `text` and `code` use. */
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
  /** Style of the letters. */
  style: z.enum(['normal', 'italic']).default('normal'),
})

/** Look of a site, without changes to components. */
export const themeSchema = z
  .strictObject({
    /** Colors of the light and the dark mode. Each text must be readable on its background. */
    colors: z
      .strictObject({
        /** Colors of the light mode, and of paper. */
        light: createColorsSchema('light'),
        /** Colors of the dark mode. */
        dark: createColorsSchema('dark'),
      })
      .prefault({})
      .superRefine(checkThemeContrast),
    /** Fonts of text and code. */
    fonts: z
      .strictObject({
        /** Font families of text, in the order of preference. @example 'Inter, Arial, sans-serif' */
        text: fontFamily,
        /** Font families of code. @example '"Source Code", monospace' */
        code: fontFamily,
        /** Font files of the site. @example [{ family: 'Inter', file: '/fonts/inter.woff2', weight: '100 900' }] */
        files: z.array(fontFileSchema).default([]),
      })
      .prefault({}),
    /** Radius of corners in px. @example 4 */
    radius: z.number().min(0).max(32).optional(),
    /** Widths of the columns. */
    widths: z
      .strictObject({
        /** Maximum width of the text of a page. @example '43rem' */
        text: length,
        /** Width of everything between the edges of the page. @example '90rem' */
        page: length,
        /** Width of the sidebar. @example '16rem' */
        sidebar: length,
        /** Width of the table of contents. @example '14rem' */
        tableOfContents: length,
      })
      .prefault({}),
  })
  .prefault({})

export type ThemeConfig = z.output<typeof themeSchema>
