/** The script of the document at an old path: leads on, with the query and the hash that the reader came with. */
import { followRedirect } from '../shared/redirects.ts'

const to = document.querySelector('a')?.getAttribute('href') ?? undefined
if (to !== undefined) location.replace(followRedirect(to, location))
