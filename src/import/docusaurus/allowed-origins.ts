import { contentPolicySchema } from '../../shared/config/content-policy.ts'

type OriginList = 'frames' | 'images' | 'media'

/** Origins of what pages show, for the content policy of the new site. */
export class AllowedOrigins {
  readonly #origins: Record<OriginList, Set<string>> = {
    frames: new Set(),
    images: new Set(),
    media: new Set(),
  }

  /** Allows the origin of an address. False if no policy can allow it, such as one without encryption. */
  add(list: OriginList, address: string): boolean {
    const url = address.startsWith('//') ? `https:${address}` : address
    const origin = /^[a-z][\w+.-]*:/i.test(url) ? (URL.parse(url)?.origin ?? '') : 'self'
    if (!contentPolicySchema.safeParse({ [list]: [origin] }).success) return false
    this.#origins[list].add(origin)
    return true
  }

  /** Returns the lists that aren't empty. Undefined if all are. */
  format(): Partial<Record<OriginList, string[]>> | undefined {
    const lists = Object.entries(this.#origins)
      .filter(([, origins]) => origins.size > 0)
      .map(([list, origins]) => [list, [...origins].sort()])
    return lists.length === 0 ? undefined : Object.fromEntries(lists)
  }
}
