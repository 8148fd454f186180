import { z } from 'zod'
import { isExternalUrl } from '../external-url.ts'

const originsSchema = z
  .array(
    z
      .string()
      .regex(
        /^(?:self|https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?)$/,
        'must be `self` or an origin such as "https://video.example"',
      ),
  )
  .default([])

/** Origins that pages may load from, besides the site itself. `https://*.cdn.example` allows every host below a domain. */
export const contentPolicySchema = z
  .strictObject({
    /** Origins of `<iframe>`. `self` allows pages of this site. @example ['https://video.example'] */
    frames: originsSchema,
    /** Origins of images. The site's own images are always allowed. @example ['https://*.cdn.example'] */
    images: originsSchema,
    /** Origins of `<video>` and `<audio>`. `self` allows files of this site. @example ['self'] */
    media: originsSchema,
    /** Origins of the scripts in `scripts`. The site's own scripts are always allowed. @example ['https://chat.example'] */
    scripts: originsSchema,
    /** Origins that these scripts may send requests to. @example ['https://chat.example'] */
    connections: originsSchema,
    /** Whether scripts must use Trusted Types. Many scripts of other sites don't work with them. */
    requiresTrustedTypes: z.boolean().default(true),
  })
  .prefault({})

export type ContentPolicy = z.output<typeof contentPolicySchema>

/** The lists of origins that writers use. */
export type PolicyList = 'frames' | 'images' | 'media' | 'scripts'

/** The policy of a site that configures none. */
export const strictPolicy: ContentPolicy = contentPolicySchema.parse({})

/** Whether a URL has one of the origins. Addresses of the site itself need `self`. */
export function includesOrigin(origins: readonly string[], url: string): boolean {
  if (!isExternalUrl(url)) return origins.includes('self')
  const target = URL.parse(url, 'https://docs.example')
  if (target?.protocol !== 'https:') return false
  return origins.some((origin) =>
    origin.startsWith('https://*.')
      ? target.host.endsWith(origin.slice('https://*'.length))
      : origin === target.origin,
  )
}
