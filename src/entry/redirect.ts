/** Script of the document at an old path. Redirects with the query and hash of the reader's URL. */
import { followRedirect } from '../shared/redirects.ts'

const to = document.querySelector('a')?.getAttribute('href') ?? undefined
if (to !== undefined) location.replace(followRedirect(to, location))
