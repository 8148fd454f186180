import type { SiteSummary } from '../../../shared/output/site-summary.ts'
import { getLevelPath, rootLevel, type SidebarItem } from '../../../shared/site/sidebar.ts'
import type { AreaView } from '../../../shared/site/site-view.ts'
import { suggestFix } from '../../../shared/text/find-nearest.ts'
import { countJsonBytes, limitList } from './limit-result-size.ts'
import type { SiteData } from './site-data.ts'

/** A page or a section of the site. */
interface SectionNode {
  title: string
  url: string
  /** ID of a section, to list what is in it. Undefined for a page. */
  id?: string
  items?: SectionNode[]
}

/** Part of the site's tree. */
export interface SectionTree {
  /** Areas of the site, or what is in the requested one. */
  sections: SectionNode[]
  /** APIs and their groups of operations. */
  apis: SectionNode[]
  /** Whether some items didn't fit. */
  isCut: boolean
}

interface SectionRequest {
  /** ID of an area, or of an API with `-api` after it: areas and APIs may have the same IDs. */
  area: string | undefined
  /** ID of a section in the area. */
  section: string | undefined
  maxBytes: number
}

/** Maximum number of sections that are searched for one. */
const maxVisited = 400

/** Lists areas with their sections and APIs with their groups, or what is in one area or section. */
export async function listSections(
  data: SiteData,
  { area, section, maxBytes }: SectionRequest,
): Promise<SectionTree | { problem: string }> {
  const summary = await data.readSummary()
  const reader = createLevelReader(data, summary)
  if (area === undefined) {
    const sections = await Promise.all(summary.areas.map((each) => reader.readArea(each)))
    return fitTree({ sections, apis: await listApis(data, summary), isCut: false }, maxBytes)
  }
  const match = summary.areas.find(({ id }) => id === area)
  const api = summary.apis.find(({ id }) => `${id}-api` === area)
  if (api !== undefined)
    return fitTree(
      { sections: [], apis: await listApis(data, { ...summary, apis: [api] }), isCut: false },
      maxBytes,
    )
  if (match === undefined) {
    const ids = [...summary.areas.map(({ id }) => id), ...summary.apis.map(({ id }) => `${id}-api`)]
    return { problem: `There is no area “${area}”. ${suggestFix(area, ids, `Known: ${ids.join(', ')}.`)}` }
  }
  const level = section === undefined ? rootLevel : await reader.findLevel(match.sidebar, section)
  if (level === undefined) {
    const problem = `The area ${area} has no section “${section}”. Call list_sections with the area only to get the IDs.`
    return { problem }
  }
  return fitTree(
    { sections: await reader.readLevel(match.sidebar, level, 1), apis: [], isCut: false },
    maxBytes,
  )
}

interface LevelReader {
  /** Reads the items of a level, and of as many levels below it. */
  readLevel(sidebar: string, level: string, depth: number): Promise<SectionNode[]>
  readArea(area: AreaView): Promise<SectionNode>
  /** Returns the ID of a level if the sidebar has it. Clients can't choose paths. */
  findLevel(sidebar: string, section: string): Promise<string | undefined>
}

function createLevelReader(data: SiteData, { origin }: SiteSummary): LevelReader {
  const readItems = async (sidebar: string, level: string): Promise<SidebarItem[]> =>
    (await data.readJson<SidebarItem[]>(getLevelPath(sidebar, level))) ?? []
  const readLevel: LevelReader['readLevel'] = async (sidebar, level, depth) => {
    const items = await readItems(sidebar, level)
    return Promise.all(
      items.map(async (item): Promise<SectionNode> => {
        if (item.kind === 'external') return { title: item.label, url: item.href }
        const node = { title: item.label, url: new URL(item.url, origin).href }
        if (item.kind === 'page') return node
        const inner = depth > 0 ? { items: await readLevel(sidebar, item.id, depth - 1) } : {}
        return { ...node, id: item.id, ...inner }
      }),
    )
  }
  return {
    readLevel,
    async readArea({ id, label, url, sidebar }) {
      const items = await readLevel(sidebar, rootLevel, 0)
      return { title: label, url: new URL(url, origin).href, id, items }
    },
    async findLevel(sidebar, section) {
      const queue = [rootLevel]
      for (const level of queue) {
        if (level === section) return level
        if (queue.length > maxVisited) return undefined
        const items = await readItems(sidebar, level)
        queue.push(...items.flatMap((item) => (item.kind === 'category' ? [item.id] : [])))
      }
      return undefined
    },
  }
}

/** Lists the APIs with the pages of their groups. */
async function listApis(data: SiteData, { apis, origin }: SiteSummary): Promise<SectionNode[]> {
  return Promise.all(
    apis.map(async (api): Promise<SectionNode> => {
      const operations = await data.readOperations(api)
      const groups = Map.groupBy(operations, ({ group }) => group)
      const items = [...groups].map(([title, [first]]) => ({
        title: `${title} (${groups.get(title)?.length ?? 0} operations)`,
        url: new URL(getGroupUrl(first?.markdownUrl ?? api.url, api.url), origin).href,
      }))
      return { title: api.label, url: new URL(api.url, origin).href, id: `${api.id}-api`, items }
    }),
  )
}

/** Returns the page of a group: the first folder below the API's folder. */
function getGroupUrl(markdownUrl: string, apiUrl: string): string {
  const [folder = ''] = markdownUrl.slice(apiUrl.length).split('/', 1)
  return folder === '' ? apiUrl : `${apiUrl}${folder}/`
}

/** Leaves out the groups of APIs, then the items of sections, and then the last sections, of a tree that is too large. */
function fitTree(tree: SectionTree, maxBytes: number): SectionTree {
  const steps = [
    tree,
    { ...tree, apis: tree.apis.map(withoutItems), isCut: true },
    { sections: tree.sections.map(withoutItems), apis: tree.apis.map(withoutItems), isCut: true },
  ]
  const fitting = steps.find((step) => countJsonBytes(step) <= maxBytes)
  if (fitting !== undefined) return fitting
  const flatTree = { sections: tree.sections.map(withoutItems), apis: [], isCut: true }
  const rest = maxBytes - countJsonBytes({ ...flatTree, sections: [] })
  return { ...flatTree, sections: limitList(flatTree.sections, rest) }
}

const withoutItems = ({ items: _, ...node }: SectionNode): SectionNode => node
