import type { SavedViews } from '@ramplight/ui/table/data-table-types'
import type { TableState } from '@ramplight/ui/table/table-state'
import { useStoredState } from '@ramplight/ui/values/stored-state'
import { ownPlace } from '../own-place.ts'

type Kept = { label: string; state: TableState }

/** What somebody looks at often, under a name of their own; on this device, and theirs alone. */
export function useSavedViews(name: string, onStateChange: (state: TableState) => void): SavedViews {
  const [kept, setKept] = useStoredState<readonly Kept[]>(ownPlace(`rl-views-${name}`), [])
  return {
    views: kept.map(({ label, state }) => ({ label, state: { ...state, page: 1 } })),
    onOpen: onStateChange,
    onSave: (label, state) => setKept([...kept.filter((one) => one.label !== label), { label, state }]),
    onRemove: (label) => setKept(kept.filter((one) => one.label !== label)),
  }
}
