import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { TableState } from '@ramplight/ui/table/table-state'
import { useIsPhone } from '@ramplight/ui/values/use-is-phone'
import { IconScale } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { Results } from '../screen/results-view.ts'
import { boatActions, type Rulings } from './boat-actions.ts'
import { standingLines } from './standing-lines.ts'
import { t } from './standings.texts.ts'
import { standingColumns } from './standings-columns.tsx'

type Props = Rulings & {
  results: Results
  state: TableState
  onStateChange: (state: TableState) => void
}

/** The whole tournament, in order of place. */
export function StandingsTable({ results, state, onStateChange, ...rulings }: Props) {
  const lines = useMemo(() => standingLines(results), [results])
  const phone = useIsPhone()
  // A card has no room for the unit beside every figure.
  const columns = useMemo(() => standingColumns(results, !phone), [results, phone])
  const views = [
    { id: 'all', label: t('standingsTable.all') },
    { id: 'weighed', label: t('standingsTable.weighed'), match: ({ weighed }: (typeof lines)[number]) => weighed },
    {
      id: 'missing',
      label: t('standingsTable.notWeighed'),
      match: ({ weighed, row }: (typeof lines)[number]) => !weighed && !row.disqualified,
    },
    { id: 'dq', label: t('standingsTable.disqualified'), match: ({ row }: (typeof lines)[number]) => row.disqualified },
  ]
  return (
    <DataTable
      label={t('standingsTable.standings')}
      rows={lines}
      columns={columns}
      rowKey={({ row }) => row.entry}
      state={state}
      onStateChange={onStateChange}
      views={views.filter(({ id, match }) => id === 'all' || id === 'weighed' || (match && lines.some(match)))}
      rowActions={
        rulings.log || rulings.onCorrect || rulings.onDisqualify
          ? ({ row: { entry, disqualified }, names, weighed }) => boatActions({ entry, names, weighed, disqualified }, rulings)
          : undefined
      }
      mutedRow={({ weighed, row }) => !weighed || row.disqualified}
      searchPlaceholder={t('standingsTable.searchTeamOrBoat')}
      exportName={t('standingsTable.fileName', { tournament: results.tournament.name })}
      remember="standings"
      empty={{ icon: IconScale, text: t('standingsTable.noBoatHasSigned') }}
    />
  )
}
