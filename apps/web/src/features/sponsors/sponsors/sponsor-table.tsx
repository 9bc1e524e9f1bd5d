import { type Sponsor, sponsorCalls, sponsorStatus } from '@ramplight/contract/sponsors/sponsors'
import type { Tour } from '@ramplight/contract/tours/tours'
import { IconHeartHandshake } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { FamilyColumn } from '#platform/family-table/family-list.ts'
import { FamilyTable } from '#platform/family-table/family-table.tsx'
import { pictureSrc } from '#platform/files/picture-src.ts'
import { labelOf } from '#platform/labels/labels.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { SponsorSheet } from './sponsor-sheet.tsx'
import classes from './sponsors.module.css'
import { t } from './sponsors.texts.ts'

const WIDTH = 128

const columns = (tourNames: ReadonlyMap<string, string>): FamilyColumn<Sponsor>[] => [
  {
    id: 'name',
    header: labelOf('sponsors', 'name'),
    value: (row) => row.name,
    cell: (row) => (
      <span className={classes.named}>
        {row.mainImagePath && <img src={pictureSrc(row.mainImagePath, WIDTH)!} alt="" loading="lazy" />}
        {row.name}
      </span>
    ),
    sortField: 'name',
    card: 'title',
  },
  { id: 'tour', header: labelOf('sponsors', 'tour'), value: (row) => tourNames.get(row.tour ?? '') ?? '', card: 'fact' },
  {
    id: 'charge',
    header: labelOf('sponsors', 'charge'),
    csv: (row) => (row.charge ?? 0) / 100,
    cell: (row) => <span className="rl-num">{row.charge ? writeMoney(row.charge) : ''}</span>,
    numeric: true,
    card: 'fact',
  },
  { id: 'status', header: labelOf('sponsors', 'status'), value: (row) => t(`status.${row.status}`), card: 'status' },
]

type Props = { tours: readonly Tour[]; adding: boolean; onAdd: (adding: boolean) => void }

/** Who sponsors the tours of a director, or is in their own book. */
export function SponsorTable({ tours, adding, onAdd }: Props) {
  const shown = useMemo(() => columns(new Map(tours.map(({ _id, name }) => [_id, name]))), [tours])
  const [open, setOpen] = useState<Sponsor | null>(null)
  return (
    <>
      <FamilyTable
        label={t('table.sponsors')}
        call={sponsorCalls.pagedSearch}
        table="sponsors"
        columns={shown}
        start={{ sort: { column: 'name', direction: 'asc' } }}
        views={[
          { id: 'all', label: t('table.all') },
          { id: 'active', label: t('table.active'), terms: { status: sponsorStatus.enum.Active } },
        ]}
        onOpen={setOpen}
        searchPlaceholder={t('table.search')}
        empty={{ icon: IconHeartHandshake, text: t('table.firstUse'), action: { label: t('table.add'), onClick: () => onAdd(true) } }}
      />
      {open && <SponsorSheet sponsor={open} tours={tours} onClose={() => setOpen(null)} />}
      {adding && <SponsorSheet sponsor={null} tours={tours} onClose={() => onAdd(false)} />}
    </>
  )
}
