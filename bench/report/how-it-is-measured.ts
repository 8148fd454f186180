import { maxQueryLength } from '../../src/shared/search/query-limits.ts'
import { mostLoads, operationCounts } from '../api/measure-apis.ts'
import { desktop, phone } from '../browser/windows.ts'
import { editCount, pause } from '../dev/measure-dev.ts'
import { questionsPerVisit, visitCount } from '../search/visits.ts'

const printCount = (count: number): string => count.toLocaleString('en')
const formatSize = ({ viewport }: typeof desktop): string => `${viewport.width} x ${viewport.height}`

/** The part of the report that is the same every time. */
export const formatMethod = `\
- **Builds**: engines take turns; medians. Cold: output, caches and temporary folder deleted (the
  operating system's file cache is not). After an edit: all kept, one sentence added to another page each
  time; the harness checks that it arrived in the HTML, and that no page is missing.
- **Development servers**: one after another, each started twice: without caches, and with the caches of the first start.
  A start ends when the page's first sentence is in the browser, which opens it as soon as the server listens. An edit appends a
  sentence to the Markdown of the open page; it ends with the frame in which the page has it, ${editCount} times, ${pause / 1000} s apart.
- **Memory**: the kernel's high-water mark of each process of the build, read every 50 ms; the largest
  counts. A second line sums all processes of the build at the worst moment.
- **Bytes**: one visit with an empty cache, ${formatSize(desktop)}. gzip level 9 and Brotli quality 11 for every
  engine, so that a column compares content and not compressors; "as sent" is what the server sent. Before
  idle: requested before the \`load\` event. In all: until the network was idle for a second. KiB = 1024
  bytes. Inline styles count as CSS for every engine.
- **Server**: the same for both. It sends \`.br\` files that the engine wrote, else Brotli quality 5 as
  hosts do on the fly. HTTP/1.1 on localhost.
- **Phone**: ${formatSize(phone)}, CPU slowed 4 times, 1.6 Mbit/s down, 750 kbit/s up, 150 ms, cache off. Blocking
  time: from the first paint until 5 s after \`load\`. Medians.
- **Times** of loads and clicks are taken in pages that have no inspector of scripts. With one (Playwright and
  Puppeteer always have it), V8 reads a whole library again for the stack of each listener, up to 80 ms at a
  quarter of the speed, which no reader waits for.
- **Click**: links of the same folder, spread over it, not visited before, after 1.2 s of idleness; the
  pointer rests on the link for 150 ms before, as a quick hand does, so that engines which fetch ahead on hover
  can, like those that fetch all links in the window. From the click event's timestamp until path and heading
  have changed and two frames have passed (at 60 Hz up to 33 ms).
- **Growth**: one cold build at each size. The pages are copied into folders \`edition-NN\`, each with
  another title and first paragraph. Code blocks stay equal, so an engine that shares highlighted blocks
  does that work once; \`--distinct-code\` makes them differ.
- **API reference**: two generated documents of ${operationCounts.map(printCount).join(' and ')} operations with mostly recursive schemas,
  and the site's own. Docent reads YAML at build time. The peers are the smallest static page that their
  documentation shows, and get the document as JSON, which they read faster; Swagger UI has its
  groups closed at first (docExpansion none), which helps it. An operation is readable when
  its title is in the viewport, its description is in the document, and a frame has passed. By its address:
  a new browser profile for each of ${mostLoads} visits, medians. A click: links of the largest group, one after another; the
  pointer rests a second on the link before, so what is fetched ahead has arrived. JavaScript in all has
  everything until the network was silent for a second. A dash is a value that doesn't exist, or that
  took more than two minutes.
- **Search**: the queries of \`content/search-queries.tsv\` on the records of the site's own sections, the same for every engine, cut
  after ${maxQueryLength} characters. MRR@5 is the mean of 1 / place of the first right answer, 0 beyond the fifth. Libraries that take
  weights of fields have the same ones, set by hand; each is used with its own tokens, beginnings of words and tolerance of typos, without our synonyms, which
  none of them reads. Their index is what they load before the first query: Brotli quality 11, with titles, without text
  for excerpts. Bytes of Pagefind and Docent are those a server sent, excerpts included: ${visitCount} readers with an empty
  cache ask ${questionsPerVisit} questions each. Milliseconds are of queries whose files are there, in Node, Pagefind in Chromium; "CPU 4x" is our
  engine in Chromium. Memory is the heap with typed arrays after all questions, less the empty page.
- **Load**: wrk with two threads on the same processors as the server. nginx sends the page with the headers of the site and has
  nothing to decide; the servers take turns. Memory is what one of our processes has resident under the same load.
- **Goals** come from the design document, with separate goals for API pages, judged on the value as printed. Differences under 15 % are
  noise.`
