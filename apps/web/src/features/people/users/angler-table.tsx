import type { User } from '@ramplight/contract/people/users'
import type { Tour } from '@ramplight/contract/tours/tours'
import { fullName } from '@ramplight/domain/registration/full-name'
import { phoneTyped } from '@ramplight/domain/registration/phone-typed'
import { DataTable } from '@ramplight/ui/data-table.tsx'
import type { Column } from '@ramplight/ui/data-table-types'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useUnsentMarker } from '#platform/local-writes/use-unsent-marker.tsx'
import { useTableAddress } from '#platform/use-table-address.ts'
import { AnglerSheet } from './angler-sheet.tsx'
import { writePhone, writePlace } from './write-person.ts'

const columns: Column<User>[] = [
  { id: 'name', header: 'Name', value: (row) => `${row.last_name} ${row.first_name}`, cell: fullName, csv: fullName, card: 'title' },
  {
    id: 'phone',
    header: 'Phone',
    value: (row) => row.phone ?? '',
    csv: (row) => (row.phone ? writePhone(row.phone) : ''),
    wholeOf: phoneTyped,
    cell: (row) => <span className="rl-num">{writePhone(row.phone)}</span>,
    card: 'fact',
  },
  { id: 'email', header: 'Email', value: (row) => row.email ?? '' },
  { id: 'place', header: 'From', value: writePlace, card: 'fact' },
  { id: 'created', header: 'Since', value: (row) => new Date(row.createdAt), optional: true },
]

type Props = { anglers: readonly User[]; tours: readonly Tour[]; loading: boolean; adding: boolean; onAdd: (adding: boolean) => void }

export function AnglerTable({ anglers, tours, loading, adding, onAdd }: Props) {
  const address = useTableAddress({ sort: { column: 'name', direction: 'asc' } })
  const marker = useUnsentMarker('users')
  const [open, setOpen] = useState<User | null>(null)
  return (
    <>
      <DataTable
        label="Anglers"
        rows={anglers}
        columns={columns}
        marker={marker}
        rowKey={(row) => row._id}
        {...address}
        loading={loading}
        onOpen={setOpen}
        filters={[
          {
            id: 'tour',
            label: 'Tour',
            options: tours.map(({ _id, name }) => ({ value: _id, label: name })),
            match: (row, value) => row.tours.includes(value),
          },
        ]}
        views={[
          { id: 'all', label: 'All' },
          { id: 'no-phone', label: 'No phone', match: (row) => !row.phone },
          { id: 'no-email', label: 'No email', match: (row) => !row.email },
        ]}
        searchPlaceholder="Search name, phone, email"
        exportName="anglers"
        remember="anglers"
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
