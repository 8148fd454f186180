import { countMessage } from '../../shared/messages/count-message.ts'
import { fillMessage } from '../../shared/messages/fill-message.ts'
import { onVisible } from '../dom/on-visible.ts'
import { pageCache } from '../loading/page-cache.ts'
import { loadGroup } from './load-group.ts'
import type { ApiPageElements } from './read-api-page.ts'
import { prepareSampleLanguage, showSampleLanguage } from './samples/choose-sample-language.ts'
import { showRequestChoices } from './samples/start-request-choice.ts'
import type { ShellConnection } from './shell-connection.ts'

/**
 * Appends all groups to the outlet, one after another, so that the browser's own search finds everything. The browser gets
 * a turn between groups, and does not lay out what is far from the screen (`content-visibility`). An aborted signal means
 * that the reader has gone elsewhere.
 */
export async function showAllGroups(
  page: ApiPageElements,
  shell: ShellConnection,
  signal: AbortSignal,
): Promise<void> {
  const { outlet, texts, lists } = page
  const status = document.createElement('p')
  status.className = 'api-progress'
  status.setAttribute('role', 'status')
  outlet.replaceChildren(createTitle('api-outlet-title', texts.apiEverything), status)
  await lists.complete()
  const { groups, operations } = lists.catalog
  for (const [position, group] of groups.entries()) {
    status.textContent = fillMessage(texts.apiLoadingGroups, { count: position + 1, total: groups.length })
    const loading = loadGroup(group, operations)
    const next = groups[position + 1]
    if (next !== undefined) pageCache.prefetch(next.url)
    // On a busy machine, one of many may time out; two in a row are no accident.
    const [nodes] = await Promise.all([
      loading.catch(() => loadGroup(group, operations)),
      prepareSampleLanguage(),
    ])
    await yieldToBrowser()
    if (signal.aborted) return
    const section = createSection(group.name, nodes)
    outlet.append(section)
    for (const operation of section.querySelectorAll<HTMLElement>('[data-operation]'))
      prepareWhenVisible(operation, shell, signal)
  }
  const language = document.documentElement.lang
  status.textContent = countMessage({ messages: texts, language }, 'apiAllLoaded', operations.length)
}

function createSection(name: string, nodes: DocumentFragment): HTMLElement {
  const section = document.createElement('section')
  showSampleLanguage(nodes)
  showRequestChoices(nodes)
  section.append(createTitle('api-group-title', name), nodes)
  return section
}

function createTitle(className: string, text: string): HTMLElement {
  const title = document.createElement('h2')
  title.className = className
  title.textContent = text
  return title
}

/** Starts the scripts of an operation when the reader comes near it: all together have thousands of code blocks and forms. */
function prepareWhenVisible(operation: HTMLElement, shell: ShellConnection, signal: AbortSignal): void {
  const cancel = onVisible(operation, () => {
    const stop = shell.prepare(operation)
    signal.addEventListener('abort', stop)
  })
  signal.addEventListener('abort', cancel)
}

/** Lets the browser paint and handle events. */
const yieldToBrowser = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
