import type { Payment } from '@ramplight/contract/payments/payments'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import type { TableState } from '@ramplight/ui/table/table-state'
import { writeDay } from '@ramplight/ui/values/times'
import { IconCash, IconHandStop } from '@tabler/icons-react'
import { labelOf } from '#platform/labels/labels.ts'
import { useUnsentMarker } from '#platform/local-writes/use-unsent-marker.tsx'
import { writeMoney } from '#platform/values/write-money.ts'
import { handOut } from './hand-out.tsx'
import { isToHandOut, paidOutWords } from './paid-out-words.ts'
import { PAYMENT_STATUSES, PaymentStatus, statusWord } from './payment-status.tsx'
import { whatFor } from './payment-words.ts'
import classes from './payments.module.css'
import { t } from './payments.texts.ts'

const day = ({ createdAt }: Payment) => writeDay(createdAt)

const owesBack = ({ open }: Payment) => (open ?? 0) < 0
const isPaidOut = ({ open, status }: Payment) => open === 0 && status !== 'void'
/** Of a payout of a result the views above say how it is doing, but for a void one. */
const isPlain = ({ status, open }: Payment, wanted: Payment['status']) =>
  status === wanted && (wanted === 'void' || typeof open !== 'number')

/** Money out counts down, money in counts up. */
const signed = ({ amount, debitOrCredit }: Payment) => (debitOrCredit === 'credit' ? amount : -amount)

function columns(boatOf: (payment: Payment) => string): Column<Payment>[] {
  return [
    { id: 'person', header: t('paymentTable.person'), value: ({ userName }) => userName ?? t('paymentTable.unknownPerson'), card: 'title' },
    { id: 'boat', header: t('paymentTable.boat'), value: boatOf },
    { id: 'what', header: t('paymentTable.whatFor'), value: whatFor, card: 'fact' },
    {
      id: 'amount',
      header: labelOf('payments', 'amount'),
      value: ({ amount }) => amount,
      csv: (payment) => -signed(payment) / 100,
      cell: (payment) => <span className={payment.status === 'void' ? classes.void : undefined}>{writeMoney(payment.amount)}</span>,
      numeric: true,
      searchable: false,
      card: 'fact',
    },
    {
      id: 'direction',
      header: t('paymentTable.direction'),
      value: ({ debitOrCredit }) => (debitOrCredit === 'credit' ? t('payment.in') : t('payment.out')),
      optional: true,
    },
    { id: 'how', header: t('paidOut.how'), value: paidOutWords, card: 'fact' },
    {
      id: 'status',
      header: labelOf('payments', 'status'),
      value: statusWord,
      cell: (payment) => <PaymentStatus payment={payment} />,
      card: 'status',
    },
    {
      id: 'written',
      header: t('paymentTable.recorded'),
      value: ({ createdAt }) => createdAt,
      csv: day,
      cell: day,
      searchable: false,
      card: 'none',
    },
  ]
}

type Props = {
  payments: readonly Payment[]
  boatOf: (payment: Payment) => string
  exportName: string
  emptyText: string
  onOpen: (payment: Payment) => void
  state: TableState
  onStateChange: (state: TableState) => void
}

export function PaymentTable({ payments, boatOf, exportName, emptyText, onOpen, state, onStateChange }: Props) {
  const views = [
    { id: 'all', label: t('paymentTable.all') },
    ...(payments.some(isToHandOut) ? [{ id: 'hand-out', label: t('paidOut.open'), match: isToHandOut }] : []),
    ...(payments.some(owesBack) ? [{ id: 'owes-back', label: t('paymentStatus.owesBack'), match: owesBack }] : []),
    ...(payments.some(isPaidOut) ? [{ id: 'paid', label: t('paymentStatus.paid'), match: isPaidOut }] : []),
    ...PAYMENT_STATUSES.filter((status) => payments.some((payment) => isPlain(payment, status))).map((status) => ({
      id: status,
      label: statusWord({ status }),
      match: (payment: Payment) => isPlain(payment, status),
    })),
  ]
  const marker = useUnsentMarker('payments')
  return (
    <DataTable
      label={t('paymentTable.payments')}
      rows={payments}
      columns={columns(boatOf)}
      marker={marker}
      rowKey={({ _id }) => _id}
      onOpen={onOpen}
      views={views.length > 2 ? views : []}
      bulkActions={[{ label: t('paidOut.handOut'), icon: IconHandStop, run: handOut }]}
      mutedRow={({ status }) => status === 'void'}
      searchPlaceholder={t('paymentTable.search')}
      exportName={exportName}
      remember="tournament-payments"
      state={state}
      onStateChange={onStateChange}
      empty={{ icon: IconCash, text: emptyText }}
    />
  )
}
