import { type User, userCalls } from '@ramplight/contract/people/users'
import type { Tour } from '@ramplight/contract/tours/tours'
import { fullName } from '@ramplight/domain/registration/full-name'
import { isUnprovenPhone } from '@ramplight/domain/registration/phone-counts'
import { IconArrowsJoin, IconPrinter, IconUsers } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { FamilyColumn } from '#platform/family-table/family-list.ts'
import { FamilyTable } from '#platform/family-table/family-table.tsx'
import { tourFilter } from '#platform/family-table/tour-filter.ts'
import { labelOf } from '#platform/labels/labels.ts'
import { AnglerSheet } from './angler-sheet.tsx'
import { chooseTwo } from './choose-two.ts'
import { t } from './users.texts.ts'
import { writePhone, writePlace } from './write-person.ts'

const columns = (): FamilyColumn<User>[] => [
  { id: 'name', header: t('anglerTable.name'), value: fullName, sortField: 'last_name', card: 'title' },
  {
    id: 'phone',
    header: labelOf('users', 'phone'),
    value: (row) => (row.phone ? writePhone(row.phone) : ''),
    cell: (row) => (
      <>
        <span className="rl-num">{writePhone(row.phone)}</span>
        {isUnprovenPhone(row) && (
          <>
            {' '}
            <small>{t('anglerTable.phoneUnproven')}</small>
          </>
        )}
      </>
    ),
    card: 'fact',
  },
  { id: 'email', header: labelOf('users', 'email'), value: (row) => row.email ?? '' },
  { id: 'place', header: t('anglerTable.from'), value: writePlace, sortField: 'city', card: 'fact' },
  { id: 'created', header: t('anglerTable.since'), value: (row) => new Date(row.createdAt), sortField: 'createdAt', optional: true },
]

type Props = {
  tours: readonly Tour[]
  adding: boolean
  onAdd: (adding: boolean) => void
  /** What they fished, on paper. */
  onPrint: (angler: User) => void
  /** Two who are one person, or the first of them; absent for who may not merge. */
  onMerge?: (ids: readonly string[]) => void
}

/** The anglers a director knows. */
export function AnglerTable({ tours, adding, onAdd, onPrint, onMerge }: Props) {
  const shown = useMemo(columns, [])
  const [open, setOpen] = useState<User | null>(null)
  return (
    <>
      <FamilyTable
        label={t('anglerTable.anglers')}
        call={userCalls.pagedSearch}
        terms={{ userType: 'Angler' }}
        table="users"
        columns={shown}
        start={{ sort: { column: 'name', direction: 'asc' } }}
        filters={[tourFilter(tours)]}
        views={[
          { id: 'all', label: t('anglerTable.all') },
          { id: 'no-phone', label: t('anglerTable.noPhone'), terms: { without: 'phone' } },
          { id: 'no-email', label: t('anglerTable.noEmail'), terms: { without: 'email' } },
        ]}
        onOpen={setOpen}
        rowActions={(row) => [{ label: t('anglerSheet.printResults'), icon: IconPrinter, onClick: () => onPrint(row) }]}
        {...(onMerge && { bulkActions: [{ label: t('anglerTable.merge'), icon: IconArrowsJoin, run: chooseTwo(onMerge) }] })}
        searchPlaceholder={t('anglerTable.search')}
        empty={{
          icon: IconUsers,
          text: t('anglerTable.firstUse'),
          action: { label: t('anglerTable.addAngler'), onClick: () => onAdd(true) },
        }}
      />
      {open && (
        <AnglerSheet
          angler={open}
          tours={tours}
          onClose={() => setOpen(null)}
          onPrint={() => onPrint(open)}
          {...(onMerge && { onMerge: () => onMerge([open._id]) })}
        />
      )}
      {adding && <AnglerSheet angler={null} tours={tours} onClose={() => onAdd(false)} />}
    </>
  )
}
