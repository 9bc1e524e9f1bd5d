import { labelOf } from '@ramplight/contract/labels'
import { type User, userCalls } from '@ramplight/contract/people/users'
import type { Tour } from '@ramplight/contract/tours/tours'
import { fullName } from '@ramplight/domain/registration/full-name'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import type { FamilyColumn } from '#platform/family-table/family-list.ts'
import { FamilyTable } from '#platform/family-table/family-table.tsx'
import { tourFilter } from '#platform/family-table/tour-filter.ts'
import { AnglerSheet } from './angler-sheet.tsx'
import { writePhone, writePlace } from './write-person.ts'

const columns: FamilyColumn<User>[] = [
  { id: 'name', header: 'Name', value: fullName, sortField: 'last_name', card: 'title' },
  {
    id: 'phone',
    header: labelOf('users', 'phone'),
    value: (row) => (row.phone ? writePhone(row.phone) : ''),
    cell: (row) => <span className="rl-num">{writePhone(row.phone)}</span>,
    card: 'fact',
  },
  { id: 'email', header: labelOf('users', 'email'), value: (row) => row.email ?? '' },
  { id: 'place', header: 'From', value: writePlace, sortField: 'city', card: 'fact' },
  { id: 'created', header: 'Since', value: (row) => new Date(row.createdAt), sortField: 'createdAt', optional: true },
]

type Props = { tours: readonly Tour[]; adding: boolean; onAdd: (adding: boolean) => void }

/** The anglers a director knows. */
export function AnglerTable({ tours, adding, onAdd }: Props) {
  const [open, setOpen] = useState<User | null>(null)
  return (
    <>
      <FamilyTable
        label="Anglers"
        call={userCalls.pagedSearch}
        terms={{ userType: 'Angler' }}
        table="users"
        columns={columns}
        start={{ sort: { column: 'name', direction: 'asc' } }}
        filters={[tourFilter(tours)]}
        views={[
          { id: 'all', label: 'All' },
          { id: 'no-phone', label: 'No phone', terms: { without: 'phone' } },
          { id: 'no-email', label: 'No email', terms: { without: 'email' } },
        ]}
        onOpen={setOpen}
        searchPlaceholder="Search name, phone, email"
        empty={{
          icon: IconUsers,
          text: 'Anglers appear here when they enter a tournament, or when you add them.',
          action: { label: 'Add angler', onClick: () => onAdd(true) },
        }}
      />
      {open && <AnglerSheet angler={open} tours={tours} onClose={() => setOpen(null)} />}
      {adding && <AnglerSheet angler={null} tours={tours} onClose={() => onAdd(false)} />}
    </>
  )
}
