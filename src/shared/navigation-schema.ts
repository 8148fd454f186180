import { z } from 'zod'
import type { SidebarEntry } from './sidebar-entry.ts'

/** A page of the site (`/x/`) or an outside address. */
const target = z
  .string()
  .regex(
    /^(\/|https?:\/\/|mailto:)\S*$/,
    'must be a path of the site that starts with "/", or an https address',
  )

const position = z.enum(['left', 'right']).default('left')

const dropdownEntry = z.strictObject({ label: z.string().min(1), url: target })

/** Items of the navigation bar; a wrong one is reported with its place in the list and its label. */
export const navbarItemSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('link'),
    label: z.string().min(1),
    url: target,
    position,
    /** Draw it as a button, for the one action that matters. */
    isButton: z.boolean().default(false),
    /** The item is marked as current on every page below this path. */
    activeBase: z.string().optional(),
  }),
  z.strictObject({
    kind: z.literal('dropdown'),
    label: z.string().min(1),
    items: z.array(dropdownEntry).min(1),
    position,
  }),
  z.strictObject({ kind: z.literal('search'), position }),
  z.strictObject({ kind: z.literal('locales'), position }),
  /** Shown where the site has more than one docs version. */
  z.strictObject({ kind: z.literal('versions'), position }),
])

export const footerSchema = z.strictObject({
  groups: z.array(z.strictObject({ title: z.string().min(1), items: z.array(dropdownEntry) })).default([]),
  social: z
    .array(
      z.strictObject({
        name: z.enum(['facebook', 'linkedin', 'x', 'youtube', 'instagram', 'github']),
        url: z.url(),
      }),
    )
    .default([]),
})

export const sidebarItemSchema: z.ZodType<SidebarEntry, SidebarEntry> = z.lazy(() =>
  z.union([
    z.string().min(1),
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('folder'), folder: z.string(), isFlat: z.boolean().optional() }),
      z.strictObject({ kind: z.literal('link'), label: z.string().min(1), href: target }),
      z.strictObject({
        kind: z.literal('category'),
        label: z.string().min(1),
        landing: z.string().optional(),
        items: z.array(sidebarItemSchema),
      }),
    ]),
  ]),
)
