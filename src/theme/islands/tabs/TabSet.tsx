import type { KeyboardEvent, ReactNode } from 'react'
import { StaticHtml } from '../../shell/StaticHtml.tsx'
import { getTabForKey, mirrorKey, type TabValue } from './select-tab.ts'

interface TabSetProps {
  /** Unique on the page. Created on the server, so that server and browser print the same. */
  id: string
  values: TabValue[]
  selected: string | undefined
  /** Contents by value. Undefined in the browser, where the server's HTML stays. */
  panels: ReadonlyMap<string, ReactNode> | undefined
  onSelect: ((value: string) => void) | undefined
}

/** Tabs and their panels. All panels are in the HTML; style sheets hide those that aren't selected. */
export function TabSet({ id, values, selected, panels, onSelect }: TabSetProps): ReactNode {
  const moveByKey = (event: KeyboardEvent<HTMLElement>): void => {
    const isRtl = event.currentTarget.matches(':dir(rtl)')
    const target = getTabForKey(values, selected ?? '', isRtl ? mirrorKey(event.key) : event.key)
    if (target === undefined) return
    event.preventDefault()
    onSelect?.(target)
    event.currentTarget.querySelector<HTMLElement>(`[data-value="${CSS.escape(target)}"]`)?.focus()
  }
  return (
    <>
      <div className="tab-list" role="tablist" onKeyDown={moveByKey}>
        {values.map(({ value, label }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            className="tab"
            id={`${id}-${index}`}
            aria-controls={`${id}-${index}-panel`}
            aria-selected={value === selected}
            tabIndex={value === selected ? 0 : -1}
            data-value={value}
            data-early=""
            onClick={() => onSelect?.(value)}
          >
            {label}
          </button>
        ))}
      </div>
      {values.map(({ value, label }, index) => (
        <div
          key={value}
          className={`tab-panel${value === selected ? ' selected' : ''}`}
          role="tabpanel"
          id={`${id}-${index}-panel`}
          aria-labelledby={`${id}-${index}`}
          data-label={label}
        >
          {panels === undefined ? (
            <StaticHtml className="tab-body" html="" />
          ) : (
            <div className="tab-body">{panels.get(value)}</div>
          )}
        </div>
      ))}
    </>
  )
}
