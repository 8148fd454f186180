import { countMessage } from '../../shared/messages/count-message.ts'
import { fillMessage } from '../../shared/messages/fill-message.ts'
import type { ApiPageContext } from './api-page-context.ts'
import { loadGroup, prefetchContent } from './load-content.ts'
import { prepareContent } from './prepare-content.ts'
import { showSampleLanguage } from './samples/sample-language.ts'

/**
 * Appends all groups to the outlet, one after another, so that the browser's own search finds everything. The browser gets
 * a turn between groups, and does not lay out what is far from the screen (`content-visibility`). An aborted signal means
 * that the reader has gone elsewhere.
 */
export async function showAllGroups(page: ApiPageContext, signal: AbortSignal): Promise<void> {
  const { outlet, texts, catalog, shown } = page
  const status = document.createElement('p')
  status.className = 'api-progress'
  status.setAttribute('role', 'status')
  outlet.append(status)
  const stops: (() => void)[] = []
  shown.replaceContent(() => {
    for (const stop of stops) stop()
  })
  for (const [position, group] of catalog.groups.entries()) {
    status.textContent = fillMessage(texts.apiLoadingGroups, {
      count: position + 1,
      total: catalog.groups.length,
    })
    const loading = loadGroup(page, group)
    const next = catalog.groups[position + 1]
    if (next !== undefined) prefetchContent(page, { kind: 'group', group: next })
    // On a busy machine, one of many may time out; two in a row are no accident.
    const { nodes } = await loading.catch(() => loadGroup(page, group))
    await yieldToBrowser()
    if (signal.aborted) return
    const section = createSection(group.name, nodes)
    outlet.append(section)
    stops.push(prepareContent(page, section))
  }
  const language = document.documentElement.lang
  status.textContent = countMessage({ messages: texts, language }, 'apiAllLoaded', catalog.operations.length)
}

function createSection(name: string, nodes: DocumentFragment): HTMLElement {
  const section = document.createElement('section')
  const heading = document.createElement('h2')
  heading.className = 'api-group-title'
  heading.textContent = name
  showSampleLanguage(nodes)
  section.append(heading, nodes)
  return section
}

/** Lets the browser paint and handle events. */
const yieldToBrowser = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
