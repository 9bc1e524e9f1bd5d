import type { TournamentInteractionFound } from '@ramplight/contract/tournaments/tournament-interactions'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { fullName } from '@ramplight/domain/registration/full-name'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { writeDay } from '@ramplight/ui/values/times'
import { IconCheck, IconHeart } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { whyNoRows } from '#platform/family-table/why-no-rows.tsx'
import { useTableAddress } from '#platform/use-table-address.ts'
import { interestedQuery } from './pre-registrations.queries.ts'
import { t } from './pre-registrations.texts.ts'

const NONE: readonly TournamentInteractionFound[] = []
const LOOK = { interested: { tone: 'water', icon: IconHeart }, going: { tone: 'kelp', icon: IconCheck } } as const

const columns = (tournament: Tournament): Column<TournamentInteractionFound>[] => [
  { id: 'name', header: t('interested.name'), value: ({ user }) => (typeof user === 'string' ? '' : fullName(user)), card: 'title' },
  {
    id: 'said',
    header: t('interested.answer'),
    value: ({ type }) => t(`interested.${type}`),
    cell: ({ type }) => <StatusBadge word={t(`interested.${type}`)} {...LOOK[type]} />,
    card: 'status',
  },
  {
    id: 'since',
    header: t('interested.since'),
    value: ({ createdAt }) => createdAt,
    csv: ({ createdAt }) => writeDay(createdAt, zoneOf(tournament)),
    cell: ({ createdAt }) => <span className="rl-num">{writeDay(createdAt, zoneOf(tournament))}</span>,
    searchable: false,
    card: 'fact',
  },
]

/** Who said that they are interested, or going. No device keeps it: it needs internet, and says so. */
export function Interested({ tournament }: { tournament: Tournament }) {
  const query = useQuery(interestedQuery(tournament._id))
  const shown = useMemo(() => columns(tournament), [tournament])
  const address = useTableAddress()
  return (
    <DataTable
      label={t('interested.label')}
      rows={query.data ?? NONE}
      columns={shown}
      rowKey={({ _id }) => _id}
      {...address}
      loading={query.isPending && query.fetchStatus !== 'paused'}
      error={whyNoRows(query, t('interested.what'))}
      views={[
        { id: 'all', label: t('interested.all') },
        { id: 'interested', label: t('interested.interested'), match: ({ type }) => type === 'interested' },
        { id: 'going', label: t('interested.going'), match: ({ type }) => type === 'going' },
      ]}
      empty={{ icon: IconHeart, text: t('interested.nobody') }}
    />
  )
}
