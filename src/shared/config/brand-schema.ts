import { z } from 'zod'
import { slashPath } from './slash-path.ts'

const logoSchema = z.strictObject({
  /** Path of the file below the static folder. @example '/img/logo.svg' */
  src: z.string().startsWith('/', 'must be a path below the static folder, for example "/img/logo.svg"'),
  /** Path of the variant for the dark mode. @example '/img/logo-dark.svg' */
  srcDark: z.string().startsWith('/').optional(),
  /** Text for readers who can't see it. Empty if the title says the same. @example '' */
  alt: z.string(),
  /** Width in px. @example 28 */
  width: z.int().positive(),
  /** Height in px. @example 28 */
  height: z.int().positive(),
})

/** Name, logo, and icons of the provider. */
export const brandSchema = z.strictObject({
  /** The provider's name: `{{brand.name}}`. @example 'Cloud' */
  name: z.string().min(1),
  /** Legal name of the company, for the copyright line. @example 'Cloud Limited' */
  legalName: z.string().min(1),
  /** Company registration number, for the last row of the footer. @example 'CIN L12345XX2020XXX123456' */
  registrationNumber: z.string().optional(),
  /** Logo in the header. */
  logo: logoSchema.optional(),
  /** Favicon: a path in the static folder. @example '/img/favicon.svg' */
  favicon: z.string().startsWith('/').optional(),
  /**
   * Icons of topics and products: an SVG file in the static folder, with a `<symbol>` for each name.
   * @example '/img/icons.svg'
   */
  icons: z.string().startsWith('/').optional(),
  /** Additional values for `{{brand.…}}`, such as the name of the command-line tool. @example { cli: 'cloud' } */
  words: z.record(z.string(), z.string()).default({}),
})

/** Part of the site that readers know. */
export const areaSchema = z.strictObject({
  /** ID that components and front matter name. @example 'compute' */
  id: z.string().regex(/^[a-z][\w-]*$/, 'must be a word in lower case'),
  /** Name of the area. @example 'Compute' */
  label: z.string().min(1),
  /** Page that the area's name links to in breadcrumbs and navigation. @example '/docs/compute/' */
  url: slashPath,
  /** Folder below `content/docs/` with the area's pages. @example 'compute' */
  folder: z.string(),
  /** Name of the area's sidebar in `sidebars`. @example 'compute' */
  sidebar: z.string(),
  /** ID of a symbol in `brand.icons`. @example 'nodes' */
  icon: z.string().optional(),
})
