import { elsewhere, traversal } from './hostile/addresses.ts'
import { headers } from './hostile/headers.ts'
import type { HostileRequest } from './hostile/hostile-request.ts'
import { hostileMethods, sizes, targets } from './hostile/requests.ts'
import { smuggling } from './hostile/smuggling.ts'

/** All of them, by what they are after. */
export const hostileRequests: Record<string, HostileRequest[]> = {
  traversal,
  elsewhere,
  targets,
  sizes,
  methods: hostileMethods,
  smuggling,
  headers,
}
