import type { PaidFor } from '@ramplight/contract/payments/my-payments'
import { byText } from '@ramplight/domain/kernel/text-order'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { type Row, RowList } from '@ramplight/ui/parts/row-list.tsx'
import { feeRows, paymentRows } from '#features/registration/receipt/index.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from '../angler.texts.ts'

/** Where the thing stands that was paid for. A boat that was deleted has no page any more. */
const HREF_OF = {
  entry: ({ record, isGone }) => (isGone ? undefined : `/angler/entries/${record}`),
  membership: () => '/angler/memberships',
  raffle: () => '/angler/raffles',
  calcutta: ({ record }) => `/angler/tournaments/${record}`,
} as const satisfies Record<PaidFor['about'], (one: PaidFor) => string | undefined>

/** Every payment of every thing, the newest first: each leads to what it was for. What a card paid on top stands under its thing. */
export function rowsOf(paid: readonly PaidFor[]): Row[] {
  const rows = paid.flatMap((one) => {
    const href = HREF_OF[one.about](one)
    const about = t(`payments.for.${one.about}`)
    const title = one.what ? t('payments.of', { what: one.what, name: one.name }) : one.name
    const last = one.payments.at(-1)?.at ?? ''
    const payments = paymentRows(one).map(([day, how, money], index) => ({
      ...{ at: one.payments[index]!.at, key: `${one.record} ${index}`, href, title },
      ...{ about: [about, day, how].join(' · '), end: <b>{money}</b> },
    }))
    const fees = feeRows(one).map(([what, money]) => ({
      ...{ at: last, key: `${one.record} ${what}`, href, title },
      ...{ about: [about, t('payments.onTop', { what })].join(' · '), end: <b>{money}</b> },
    }))
    return [...payments, ...fees]
  })
  return rows.toSorted((a, b) => byText(b.at, a.at)).map(({ at: _, ...row }) => row)
}

const sum = (all: readonly { amount: number }[]): number => all.reduce((total, { amount }) => total + amount, 0)

/** All of it, with what cards paid on top, less what went back: what the rows come to. */
export const paidInAll = (paid: readonly PaidFor[]): number => sum(paid.flatMap(({ payments, fees }) => [...payments, ...fees]))

/** What was paid for my boats, memberships and tickets, however it was paid. */
export const PaidRows = ({ paid }: { paid: readonly PaidFor[] }) => (
  <Section title={t('payments.paid')} note={t('payments.paidText')} flush>
    <RowList rows={[...rowsOf(paid), { key: 'sum', title: t('payments.inAll'), end: <b>{writeMoney(paidInAll(paid))}</b> }]} />
  </Section>
)
