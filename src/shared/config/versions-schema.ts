import { z } from 'zod'
import { sidebarItemSchema } from './navigation-schema.ts'
import { slashPath } from './slash-path.ts'

/** Docs version. */
export const versionSchema = z.strictObject({
  /** `current` is `content/docs/`. Any other name is `content/versions/<name>/docs/`. @example 'current' */
  name: z
    .string()
    .min(1)
    .regex(/^[\w.-]*$/, 'may only have letters, digits, ".", "_", and "-"'),
  /** Name in the menu of versions. @example 'Next' */
  label: z.string().min(1),
  /** Whether readers get it by default. @example true */
  isLast: z.boolean(),
  /** Path of the version below the base URL, for example `/docs/`. @example '/docs/' */
  path: slashPath,
  /** ID of the version's landing page. @example 'start/index' */
  mainDocId: z.string().optional(),
  /**
   * Sidebars of the version. Default: the site's sidebars.
   * @example { docs: [{ kind: 'folder', folder: 'start' }] }
   */
  sidebars: z.record(z.string(), z.array(sidebarItemSchema)).optional(),
  /** Notice on its pages. */
  banner: z.enum(['none', 'unreleased', 'unmaintained']).default('none'),
  /**
   * Whether these are other guides with their own path and sidebars, such as a handbook for contributors, and not a version.
   * The menu of versions leaves them out, and search finds them in every version.
   */
  isSeparate: z.boolean().default(false),
})

const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'must be a language tag, for example "en" or "ar-EG"')

/** Locale. */
export const localeSchema = z.strictObject({
  /** Language tag, and name of the folder with translations. @example 'en' */
  id: languageTag,
  /** Name in the menu of languages. @example 'English' */
  label: z.string().min(1),
  /** Direction of its script. */
  direction: z.enum(['ltr', 'rtl']).default('ltr'),
  /** Value of the `lang` attribute. Default: the ID. @example 'en-US' */
  htmlLang: languageTag.optional(),
  /** Calendar of dates. */
  calendar: z.string().default('gregory'),
  /**
   * Labels of this configuration in the language, by their text here: of navbar, footer, areas, APIs, versions, sidebars, and
   * popular pages.
   * Others stay as they are.
   * @example { Guides: 'Leitfäden', Help: 'Hilfe' }
   */
  labels: z.record(z.string(), z.string().min(1)).optional(),
  /** Path of the locale below the base URL: `/` for the first one, `/<id>/` for the others. @example '/' */
  path: slashPath.optional(),
})
