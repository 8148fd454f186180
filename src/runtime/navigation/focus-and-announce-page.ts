import { announce } from '../dom/announce.ts'
import { focusPage } from '../dom/focus.ts'

/** Moves the focus to the hash target or the title of a new page, without scrolling, and announces the title. */
export function focusAndAnnouncePage(title: string, target: HTMLElement | undefined): void {
  focusPage(target)
  announce(title)
}
