import type { Season } from '@ramplight/contract/tours/seasons'
import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { IconCalendarStats, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ownSeasonsQuery, SeasonSheet } from '#features/tours/seasons/index.ts'
import { ownToursQuery } from '#features/tours/tours/index.ts'
import { labelOf } from '#platform/labels/labels.ts'
import { ListFailed } from '#platform/list-failed.tsx'
import { useUnsentMarker } from '#platform/local-writes/use-unsent-marker.tsx'
import { useGo } from '#platform/use-go.ts'
import { useSession } from '#platform/use-session.ts'
import { useTableAddress } from '#platform/use-table-address.ts'
import { writeDate } from '#platform/values/tournament-dates.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { t } from './seasons.texts.ts'

type Row = Season & { tourName: string }

const columns = (): Column<Row>[] => [
  { id: 'name', header: labelOf('seasons', 'name'), value: (row) => row.name, card: 'title' },
  { id: 'tour', header: labelOf('seasons', 'tour'), value: (row) => row.tourName, card: 'fact' },
  {
    id: 'start',
    header: t('seasons.starts'),
    value: (row) => row.startDate,
    cell: (row) => <span className="rl-num">{writeDate(row.startDate)}</span>,
    card: 'fact',
  },
  {
    id: 'end',
    header: t('seasons.ends'),
    value: (row) => row.endDate,
    cell: (row) => <span className="rl-num">{writeDate(row.endDate)}</span>,
  },
  {
    id: 'fee',
    header: t('seasons.membership'),
    value: (row) => (row.membershipFee == null ? null : row.membershipFee / 100),
    cell: (row) => (row.membershipFee == null ? '—' : writeShortMoney(row.membershipFee)),
    numeric: true,
  },
]

export function SeasonsPage() {
  const shown = useMemo(columns, [])
  const user = useSession()!.user
  const seasons = useQuery(ownSeasonsQuery(user))
  const tours = useQuery(ownToursQuery(user))
  const address = useTableAddress()
  const marker = useUnsentMarker('seasons')
  const go = useGo()
  const [adding, setAdding] = useState(false)
  const nameOf = new Map((tours.data ?? []).map(({ _id, name }) => [_id, name]))
  const rows = (seasons.data ?? []).map((season) => ({ ...season, tourName: nameOf.get(season.tour ?? '') ?? '' }))
  return (
    <Page>
      <PageHeader
        title={t('seasons.seasons')}
        meta={t('seasons.about')}
        primary={{ label: t('seasons.addSeason'), icon: IconPlus, onClick: () => setAdding(true) }}
      />
      <ListFailed query={seasons} what={t('seasons.seasonsNoun')}>
        <DataTable
          label={t('seasons.seasons')}
          rows={rows}
          columns={shown}
          marker={marker}
          rowKey={(row) => row._id}
          {...address}
          loading={seasons.isPending}
          hrefOf={({ _id }) => `/director/seasons/${_id}`}
          onOpen={({ _id }) => go(`/director/seasons/${_id}`)}
          exportName="seasons"
          empty={{
            icon: IconCalendarStats,
            text: t('seasons.firstUse'),
            action: { label: t('seasons.addSeason'), onClick: () => setAdding(true) },
          }}
        />
      </ListFailed>
      {adding && (
        <SeasonSheet
          season={null}
          tours={tours.data ?? []}
          onClose={() => setAdding(false)}
          onSaved={({ _id }) => go(`/director/seasons/${_id}`)}
        />
      )}
    </Page>
  )
}
