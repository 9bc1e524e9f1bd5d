import { type Payment, paymentCalls } from '@ramplight/contract/payments/payments'
import { IconBan, IconCash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { FamilyColumn } from '#platform/family-table/family-list.ts'
import { FamilyTable } from '#platform/family-table/family-table.tsx'
import { labelOf } from '#platform/labels/labels.ts'
import { paymentWords } from '#platform/stored-words/stored-words.ts'
import { momentsOf, PAST_CHOICES } from '#platform/values/date-range.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { LedgerSheet } from './ledger-sheet.tsx'
import { PAYMENT_STATUSES, PaymentStatus, statusWord } from './payment-status.tsx'
import { t } from './payments.texts.ts'
import { voidPayments } from './void-payments.tsx'

const isOut = ({ debitOrCredit }: Payment) => debitOrCredit === 'debit'
const signed = (payment: Payment) => (isOut(payment) ? -payment.amount : payment.amount)

const columns = (): FamilyColumn<Payment>[] => [
  { id: 'name', header: t('ledgerTable.name'), value: (row) => row.userName ?? '', card: 'title' },
  { id: 'date', header: t('ledgerTable.date'), value: (row) => new Date(row.createdAt), sortField: 'createdAt', card: 'fact' },
  {
    id: 'description',
    header: labelOf('payments', 'description'),
    value: (row) => paymentWords(row.description ?? ''),
    sortField: 'description',
  },
  {
    id: 'direction',
    header: t('ledgerTable.inOrOut'),
    value: (row) => (isOut(row) ? t('payment.out') : t('payment.in')),
    sortField: 'debitOrCredit',
  },
  {
    id: 'amount',
    header: labelOf('payments', 'amount'),
    csv: (row) => signed(row) / 100,
    cell: (row) => <span className="rl-num">{writeMoney(signed(row))}</span>,
    sortField: 'amount',
    numeric: true,
    card: 'fact',
  },
  {
    id: 'status',
    header: labelOf('payments', 'status'),
    value: statusWord,
    cell: (row) => <PaymentStatus payment={row} />,
    sortField: 'status',
    card: 'status',
  },
]

/** The money of every tournament, in and out. A payment is never erased: a wrong one is void, and stays. */
export function LedgerTable() {
  const shown = useMemo(columns, [])
  const [open, setOpen] = useState<Payment | null>(null)
  return (
    <>
      <FamilyTable
        label={t('ledgerTable.payments')}
        call={paymentCalls.dataSourceSearch}
        table="payments"
        columns={shown}
        start={{ sort: { column: 'date', direction: 'desc' } }}
        views={[
          { id: 'all', label: t('ledgerTable.all') },
          { id: 'out', label: t('ledgerTable.out'), terms: { debitOrCredit: 'debit' } },
          { id: 'in', label: t('ledgerTable.in'), terms: { debitOrCredit: 'credit' } },
        ]}
        filters={[
          {
            id: 'status',
            label: t('ledgerTable.status'),
            options: PAYMENT_STATUSES.map((value) => ({ value, label: statusWord({ status: value }) })),
            termsOf: (status) => ({ status }),
          },
        ]}
        date={{ label: t('ledgerTable.date'), choices: PAST_CHOICES, termsOf: (days) => ({ createdAt: momentsOf(days) }) }}
        onOpen={setOpen}
        bulkActions={[{ label: t('voidPayments.void'), icon: IconBan, tone: 'danger', run: voidPayments }]}
        mutedRow={(row) => row.status === 'void'}
        searchPlaceholder={t('ledgerTable.search')}
        empty={{ icon: IconCash, text: t('ledgerTable.firstUse') }}
      />
      <LedgerSheet payment={open} onClose={() => setOpen(null)} />
    </>
  )
}
