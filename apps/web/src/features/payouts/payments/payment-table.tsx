import type { Payment } from '@ramplight/contract/payments/payments'
import { DataTable } from '@ramplight/ui/data-table.tsx'
import type { Column } from '@ramplight/ui/data-table-types'
import type { Tone } from '@ramplight/ui/palette'
import { StatusBadge } from '@ramplight/ui/status-badge.tsx'
import { IconBan, IconCash, IconCheck, IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { useUnsentMarker } from '#platform/local-writes/use-unsent-marker.tsx'
import { useTableAddress } from '#platform/use-table-address.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { PaymentSheet } from './payment-sheet.tsx'

export const STATUS_LOOK = {
  pending: { word: 'Pending', tone: 'amber', icon: IconClock },
  completed: { word: 'Completed', tone: 'kelp', icon: IconCheck },
  void: { word: 'Void', tone: 'red', icon: IconBan },
} as const satisfies Record<string, { word: string; tone: Tone; icon: typeof IconBan }>

const columns: Column<Payment>[] = [
  { id: 'name', header: 'Name', value: (row) => row.userName ?? '', card: 'title' },
  { id: 'date', header: 'Date', value: (row) => new Date(row.createdAt), card: 'fact' },
  { id: 'description', header: 'Description', value: (row) => row.description ?? '' },
  { id: 'direction', header: 'In or out', value: (row) => (row.debitOrCredit === 'debit' ? 'Out' : 'In') },
  {
    id: 'amount',
    header: 'Amount',
    value: (row) => row.amount / 100,
    cell: (row) => <span className="rl-num">{writeMoney(row.debitOrCredit === 'debit' ? -row.amount : row.amount)}</span>,
    numeric: true,
    card: 'fact',
  },
  {
    id: 'status',
    header: 'Status',
    value: (row) => row.status ?? '',
    cell: (row) => <StatusBadge {...STATUS_LOOK[row.status ?? 'pending']} />,
    card: 'status',
  },
]

/** Money in and out. A payment is never erased: a wrong one is void, and stays. */
export function PaymentTable({ payments, loading }: { payments: readonly Payment[]; loading: boolean }) {
  const address = useTableAddress({ pageSize: 20 })
  const marker = useUnsentMarker('payments')
  const [open, setOpen] = useState<Payment | null>(null)
  return (
    <>
      <DataTable
        label="Payments"
        rows={payments}
        columns={columns}
        marker={marker}
        rowKey={(row) => row._id}
        {...address}
        loading={loading}
        onOpen={setOpen}
        mutedRow={(row) => row.status === 'void'}
        views={[
          { id: 'all', label: 'All' },
          { id: 'out', label: 'Out', match: (row) => row.debitOrCredit === 'debit' },
          { id: 'in', label: 'In', match: (row) => row.debitOrCredit === 'credit' },
        ]}
        filters={[
          {
            id: 'status',
            label: 'Status',
            options: Object.entries(STATUS_LOOK).map(([value, { word }]) => ({ value, label: word })),
            match: (row, value) => row.status === value,
          },
        ]}
        searchPlaceholder="Search name, description"
        exportName="payments"
        remember="payments"
        empty={{ icon: IconCash, text: 'Payments appear when results are finalized.' }}
      />
      <PaymentSheet payment={open} onClose={() => setOpen(null)} />
    </>
  )
}
