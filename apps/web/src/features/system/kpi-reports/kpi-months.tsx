import { type Kpis, kpiReportCalls } from '@ramplight/contract/system/kpi-reports'
import { StatGrid, StatTile } from '@ramplight/ui/parts/stat-tile.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { writeNumber } from '@ramplight/ui/values/numbers'
import { writeIsoDate } from '@ramplight/ui/values/times'
import { IconBellQuestion, IconMailOff, IconMailPause, IconSailboat } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/query.ts'
import { t } from './kpi-reports.texts.ts'

type Month = Kpis['months'][number]
const COUNTS = ['events', 'boats', 'weighIns', 'newAnglers', 'newDirectors', 'messagesSent'] as const
const NOW = { live: IconSailboat, messagesWaiting: IconMailPause, messagesDead: IconMailOff, noticesOpen: IconBellQuestion } as const

const columns = (): Column<Month>[] => [
  {
    id: 'month',
    header: t('month'),
    value: ({ month }) => month,
    cell: ({ month }) => writeIsoDate(`${month}-01`, { month: 'long', year: 'numeric' }),
    card: 'title',
  },
  ...COUNTS.map(
    (what): Column<Month> => ({
      id: what,
      header: t(what),
      value: (row) => row[what],
      cell: (row) => <span className="rl-num">{writeNumber(row[what])}</span>,
      numeric: true,
      searchable: false,
      card: 'fact',
    }),
  ),
]

/** What waits now, and how much was fished by month. */
export function KpiMonths() {
  const kpis = useQuery(queryOf(kpiReportCalls.show, {}))
  return (
    <Loaded query={kpis} what={t('what')}>
      {({ now, months }) => (
        <>
          <StatGrid>
            {(Object.keys(NOW) as (keyof typeof NOW)[]).map((what) => (
              <StatTile
                key={what}
                label={t(`now.${what}`)}
                icon={NOW[what]}
                value={writeNumber(now[what])}
                tone={what !== 'live' && what !== 'messagesWaiting' && now[what] > 0 ? 'amber' : 'ink'}
              />
            ))}
          </StatGrid>
          <DataTable
            label={t('months')}
            rows={months}
            columns={columns()}
            rowKey={({ month }) => month}
            initialState={{ sort: { column: 'month', direction: 'desc' }, pageSize: 'all' }}
            exportName={t('file')}
            remember="kpi-reports"
          />
        </>
      )}
    </Loaded>
  )
}
