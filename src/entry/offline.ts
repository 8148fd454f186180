/** Loaded after the page has become interactive, on sites with offline reading. */
import { startOffline } from '../runtime/offline/start-offline.ts'

startOffline()
