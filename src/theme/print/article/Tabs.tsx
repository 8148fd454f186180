import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { selectTab, type TabValue } from '../../islands/tabs/select-tab.ts'
import { TabSet } from '../../islands/tabs/TabSet.tsx'
import { useArticleId } from '../useArticleId.ts'

export interface TabItemProps {
  value: string
  label?: string
  default?: boolean
  children?: ReactNode
}

interface TabsProps {
  groupId?: string
  defaultValue?: string | null
  /** The label is the value if a tab has none. */
  values?: (Pick<TabValue, 'value'> & Partial<TabValue>)[]
  className?: string
  children?: ReactNode
}

/** One tab of `<Tabs>`, which prints its content. */
export function TabItem({ children }: TabItemProps): ReactNode {
  return children
}

/** A set of tabs that shows one panel at a time. Printed by the build, hydrated by `islands/tabs/TabsIsland.tsx`. */
export function Tabs({ groupId, defaultValue, values: given, className, children }: TabsProps): ReactNode {
  const id = useArticleId('tabs')
  const items = Children.toArray(children).filter(isTabItem)
  const values = (given ?? items.map(({ props }) => props)).map(({ value, label = value }) => ({
    value,
    label,
  }))
  const selected = selectTab(
    values,
    defaultValue ?? undefined,
    items.find(({ props }) => props.default)?.props.value,
  )
  const panels = new Map<string, ReactNode>(items.map(({ props }) => [props.value, props.children]))
  return (
    <div
      className={className === undefined ? 'tabs' : `tabs ${className}`}
      data-island="Tabs"
      data-props={JSON.stringify({ id, groupId, values, initial: selected })}
    >
      <TabSet id={id} values={values} selected={selected} panels={panels} onSelect={undefined} />
    </div>
  )
}

function isTabItem(child: ReactNode): child is ReactElement<TabItemProps> {
  return isValidElement<Partial<TabItemProps>>(child) && typeof child.props.value === 'string'
}
