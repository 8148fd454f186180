import { countMessage } from '../../shared/messages/count-message.ts'
import { fillMessage } from '../../shared/messages/fill-message.ts'
import type { ReferencePage } from './api-page.ts'
import { loadGroup, prefetchContent } from './load-content.ts'
import { prepareContent } from './prepare-content.ts'
import { showSampleLanguage } from './samples/sample-language.ts'

/**
 * Appends every group to the view, one after another, so that the browser's own search finds everything. Between groups
 * the browser gets its turn; what is far from the screen is not laid out (`content-visibility`). `isCurrent` says whether
 * the reader still wants it.
 */
export async function showAll(page: ReferencePage, isCurrent: () => boolean): Promise<void> {
  const { view, texts, catalog } = page
  const status = document.createElement('p')
  status.className = 'reference-progress'
  status.setAttribute('role', 'status')
  view.append(status)
  const ends: (() => void)[] = []
  page.endContent = () => {
    for (const end of ends) end()
  }
  for (const [position, group] of catalog.groups.entries()) {
    status.textContent = fillMessage(texts.apiLoadingGroups, {
      count: position + 1,
      total: catalog.groups.length,
    })
    const loading = loadGroup(page, group)
    const next = catalog.groups[position + 1]
    if (next !== undefined) prefetchContent(page, { kind: 'group', group: next })
    // On a busy machine one of many may be too late; twice is no accident.
    const { nodes } = await loading.catch(() => loadGroup(page, group))
    await nextTurn()
    if (!isCurrent()) return
    const section = createSection(group.name, nodes)
    view.append(section)
    ends.push(prepareContent(page, section))
  }
  const language = document.documentElement.lang
  status.textContent = countMessage({ messages: texts, language }, 'apiAllLoaded', catalog.operations.length)
}

function createSection(name: string, nodes: DocumentFragment): HTMLElement {
  const section = document.createElement('section')
  const heading = document.createElement('h2')
  heading.className = 'reference-group-title'
  heading.textContent = name
  showSampleLanguage(nodes)
  section.append(heading, nodes)
  return section
}

/** Lets the browser draw and listen. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
