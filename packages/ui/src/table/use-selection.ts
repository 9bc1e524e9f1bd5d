import { useState } from 'react'
import type { TableState } from './table-state.ts'

/** What is chosen in a list, also on pages that are not shown now. */
export type Selection<Row> = {
  rows: readonly Row[]
  has: (row: Row) => boolean
  choose: (rows: readonly Row[], on: boolean) => void
  /** These and no others, in this order. */
  only: (rows: readonly Row[]) => void
  clear: () => void
}

type Options<Row> = {
  rowKey: (row: Row) => string
  state: TableState
  /** Every row that matches, where all are here: one that has left the list is no longer chosen. */
  rows: readonly Row[]
  isOnePage: boolean
}

/** The rows that an action will be given. Another search, view or filter starts anew: nobody acts on what they do not see. */
export function useSelection<Row>({ rowKey, state, rows, isOnePage }: Options<Row>): Selection<Row> {
  const question = JSON.stringify([state.search, state.view, state.filters])
  const [kept, setKept] = useState<{ question: string; chosen: ReadonlyMap<string, Row> }>({ question, chosen: new Map() })
  const chosen = kept.question === question ? kept.chosen : new Map<string, Row>()
  const here = new Map(rows.map((row) => [rowKey(row), row]))
  return {
    rows: [...chosen].flatMap(([key, row]) => here.get(key) ?? (isOnePage ? row : [])),
    has: (row) => chosen.has(rowKey(row)),
    choose: (changed, on) => {
      const next = new Map(chosen)
      for (const row of changed) {
        if (on) next.set(rowKey(row), row)
        else next.delete(rowKey(row))
      }
      setKept({ question, chosen: next })
    },
    only: (all) => setKept({ question, chosen: new Map(all.map((row) => [rowKey(row), row])) }),
    clear: () => setKept({ question, chosen: new Map() }),
  }
}
