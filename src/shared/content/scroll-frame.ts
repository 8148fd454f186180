import { escapeHtml } from '../text/escape-html.ts'

/** Attributes of an element that scrolls sideways. */
interface ScrollFrameAttributes {
  tabIndex: 0
  role: 'group'
  'aria-label': string
}

/**
 * Returns attributes for an element that scrolls sideways: the keyboard can focus it, and screen readers announce its
 * name. They are in the HTML because they must work without the script, which removes `tabindex` where nothing scrolls.
 */
export function createScrollFrame(label: string): ScrollFrameAttributes {
  return { tabIndex: 0, role: 'group', 'aria-label': label }
}

/** Returns the attributes of `createScrollFrame` as HTML, after a space. */
export function formatScrollFrame(label: string): string {
  return ` tabindex="0" role="group" aria-label="${escapeHtml(label)}"`
}
