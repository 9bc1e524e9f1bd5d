import { kpiReportCalls, type ScheduledJob } from '@ramplight/contract/system/kpi-reports'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { timeAgo } from '@ramplight/ui/values/time-ago'
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/query.ts'
import { cronWords } from './cron-words.ts'
import { texts } from './kpi-reports.en.ts'
import { t } from './kpi-reports.texts.ts'

type Named = keyof typeof texts.names
const nameOf = ({ name }: ScheduledJob): string => (name in texts.names ? t(`names.${name as Named}`) : name)
const stateWord = ({ lastState }: ScheduledJob) => t(`states.${lastState ?? 'unknown'}`)

const columns = (): Column<ScheduledJob>[] => [
  { id: 'job', header: t('job'), value: nameOf, card: 'title' },
  { id: 'when', header: t('when'), value: ({ cron }) => cronWords(cron), card: 'fact' },
  {
    id: 'last',
    header: t('last'),
    value: ({ lastEndedAt }) => lastEndedAt ?? '',
    cell: ({ lastEndedAt }) => (lastEndedAt ? timeAgo(Date.parse(lastEndedAt)) : t('never')),
    card: 'fact',
  },
  { id: 'failures', header: t('failures'), value: ({ failures }) => failures, numeric: true, searchable: false, card: 'fact' },
  {
    id: 'state',
    header: t('state'),
    value: stateWord,
    cell: (row) => (
      <StatusBadge
        word={stateWord(row)}
        tone={row.lastState === 'failed' ? 'red' : row.lastState === 'completed' ? 'kelp' : 'ink'}
        icon={row.lastState === 'failed' ? IconAlertTriangle : row.lastState === 'completed' ? IconCheck : IconClock}
      />
    ),
    card: 'status',
  },
]

/** What the server does by the clock, and how it went. */
export function JobList() {
  const jobs = useQuery(queryOf(kpiReportCalls.jobs, {}))
  return (
    <Loaded query={jobs} what={t('jobsWhat')}>
      {(list) => (
        <DataTable
          label={t('jobs')}
          rows={list}
          columns={columns()}
          rowKey={({ name }) => name}
          remember="scheduler"
          empty={{ icon: IconClock, text: t('noJobs') }}
        />
      )}
    </Loaded>
  )
}
