import type { EntryUrls } from '../shared/entries.ts'
import type { TextFile } from '../shared/output.ts'
import type { OperationView } from '../shared/reference/operation-view.ts'
import type { RenderTask, SearchedPage, SearchNeed } from '../shared/render-task.ts'
import type { SearchRecord } from '../shared/search/search-record.ts'
import type { SitePage } from '../shared/site.ts'
import type { SiteView } from '../shared/site-view.ts'
import { createPagePart } from './index/page-part.ts'
import { encodePart } from './index/page-part-file.ts'
import { groupRecords, operationRecord } from './records/operation-records.ts'
import { pageRecords } from './records/page-records.ts'
import type { RecordPage } from './records/record-page.ts'

const encoder = new TextEncoder()

type TaskOf<Kind> = Extract<RenderTask, { kind: Kind }>

/** Keeps what search needs of a page when it is rendered. */
export interface RecordKeeper {
  /** Returns the files of the page's sections. */
  keepPage(task: TaskOf<'page'>, article: string): TextFile[]
  /** Takes the operations of a group one by one; `finish`, with the HTML above them, returns their files. */
  keepGroup(task: TaskOf<'reference'>): {
    add(view: OperationView): void
    finish(description: string): TextFile[]
  }
  /** What search needs of the page that was kept last; the next call has nothing of it. */
  take(): SearchedPage | undefined
}

interface KeeperInput {
  site: SiteView
  entryUrls: EntryUrls
}

export function createRecordKeeper({ site, entryUrls }: KeeperInput): RecordKeeper {
  const homes = new Set([...Object.values(entryUrls.questions), ...Object.values(entryUrls.releases)])
  let kept: SearchedPage | undefined
  const keep = (records: SearchRecord[], need: SearchNeed): TextFile[] => {
    const { part, files } = createPagePart(records)
    kept = {
      part: encodePart(part),
      records: need === 'part and records' ? encoder.encode(JSON.stringify(records)) : undefined,
    }
    return files
  }
  return {
    keepPage({ page, search }, article) {
      return search === 'none' ? [] : keep(pageRecords(article, recordPage(page, site, homes)), search)
    },
    keepGroup({ page: { view }, search }) {
      const page = { view, site, keywords: [], isUnlisted: false, isHomeOfEntries: false }
      const operations: SearchRecord[] = []
      return {
        add(operation) {
          if (search !== 'none') operations.push(operationRecord(operation, operations.length + 1, page))
        },
        finish: (description) =>
          search === 'none' ? [] : keep(groupRecords({ description, operations }, page), search),
      }
    },
    take() {
      const taken = kept
      kept = undefined
      return taken
    },
  }
}

function recordPage({ view, compiled }: SitePage, site: SiteView, homes: ReadonlySet<string>): RecordPage {
  const { keywords, api, cli, terraform, unlisted } = compiled.frontMatter
  return {
    view,
    site,
    keywords: [...keywords, ...api, ...cli, ...terraform],
    isUnlisted: unlisted,
    isHomeOfEntries: homes.size === 0 || homes.has(view.url),
  }
}
