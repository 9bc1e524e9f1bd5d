import { emptyTableState, parseTableState, type TableState, tableStateToParams } from '@ramplight/ui/table/table-state'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'

const OWN = /^(q|sort|page|size|view|f\..+)$/

/** A list whose search, filters, sort and page live in the address: back works and a link can be shared. */
export function useTableAddress(defaults: Partial<TableState> = {}) {
  const search = useSearch({ from: '__root__' })
  const navigate = useNavigate()
  const text = JSON.stringify(defaults)
  const base = useMemo(() => ({ ...emptyTableState, ...(JSON.parse(text) as Partial<TableState>) }), [text])
  const state = useMemo(() => parseTableState(search, base), [search, base])
  const onStateChange = (next: TableState) => {
    const others = Object.fromEntries(Object.entries(search).filter(([key]) => !OWN.test(key)))
    void navigate({ to: '.', search: { ...others, ...tableStateToParams(next, base) }, replace: true, resetScroll: false })
  }
  return { state, onStateChange }
}
