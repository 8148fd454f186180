import { type ReactNode, useState } from 'react'
import { getTabsKey } from '../../../runtime/storage/storage-keys.ts'
import { useStoredItem } from '../../../runtime/storage/useStoredItem.ts'
import { selectTab, type TabValue } from './select-tab.ts'
import { TabSet } from './TabSet.tsx'

interface TabsIslandProps {
  id: string
  groupId?: string
  values: TabValue[]
  initial?: string
}

/** Interactive tabs. The choice in a group is stored and applied to every group with that name. */
export function TabsIsland({ groupId, ...tabs }: TabsIslandProps): ReactNode {
  return groupId === undefined ? <SingleTabs {...tabs} /> : <GroupedTabs {...tabs} groupId={groupId} />
}

function SingleTabs({ id, values, initial }: TabsIslandProps): ReactNode {
  const [chosen, setChosen] = useState(initial)
  return (
    <TabSet
      id={id}
      values={values}
      selected={selectTab(values, chosen)}
      panels={undefined}
      onSelect={setChosen}
    />
  )
}

function GroupedTabs({ id, groupId, values, initial }: TabsIslandProps & { groupId: string }): ReactNode {
  const [stored, setStored] = useStoredItem(getTabsKey(groupId))
  const selected = selectTab(values, stored, initial)
  return <TabSet id={id} values={values} selected={selected} panels={undefined} onSelect={setStored} />
}
