import { useStoredState } from '../values/stored-state.ts'
import type { Column, Density } from './data-table-types.ts'

export type TableLayout<Row> = {
  columns: readonly Column<Row>[]
  isShown: (id: string) => boolean
  toggle: (id: string) => void
  density: Density
  setDensity: (density: Density) => void
}

/** Which columns, how dense: the taste of one person on one device. */
export function useTableLayout<Row>(columns: readonly Column<Row>[], remember?: string, preset: Density = 'comfortable'): TableLayout<Row> {
  const key = remember && `rl-table-${remember}`
  const optional = columns.filter((column) => column.optional).map((column) => column.id)
  const [hidden, setHidden] = useStoredState<readonly string[]>(key && `${key}-hidden`, optional)
  const [density, setDensity] = useStoredState<Density>(key && `${key}-density`, preset)
  const isShown = (id: string) => !hidden.includes(id)
  return {
    columns: columns.filter((column) => isShown(column.id)),
    isShown,
    toggle: (id) => setHidden(isShown(id) ? [...hidden, id] : hidden.filter((other) => other !== id)),
    density,
    setDensity,
  }
}
