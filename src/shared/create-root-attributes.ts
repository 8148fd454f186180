import { noticeUrl } from './forms/notice-template.ts'
import type { ShellView } from './site/page.ts'
import { pageKinds } from './site/page-kinds.ts'
import type { SiteView } from './site/site-view.ts'

/** Attributes of the html element. The inline boot script reads its settings from them, so that its bytes never change. */
export function createRootAttributes(site: SiteView, view: ShellView): Record<string, string> {
  const locale = site.locales.find((candidate) => candidate.id === view.locale)
  const { defaultMode, isSwitchEnabled, respectsSystem } = site.colorMode
  return {
    lang: locale?.htmlLang ?? view.locale,
    dir: locale?.direction ?? 'ltr',
    class: pageKinds[view.kind],
    'data-theme': defaultMode === 'dark' ? 'dark' : 'light',
    'data-mode': respectsSystem ? 'system' : defaultMode,
    // Reloading the page would send the form again.
    ...(view.url === noticeUrl ? { 'data-answer': '' } : {}),
    ...(isSwitchEnabled ? {} : { 'data-mode-fixed': '' }),
    // Most sites are at the root, and each page would pay for saying it.
    ...(site.base === '/' ? {} : { 'data-base': site.base }),
    ...(site.announcement === undefined ? {} : { 'data-announcement-id': site.announcement.id }),
  }
}
