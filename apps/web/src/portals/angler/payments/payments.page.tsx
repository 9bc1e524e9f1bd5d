import { type Payment, payment, paymentCalls } from '@ramplight/contract/payments/payments'
import { isSentToAccount } from '@ramplight/domain/money/payout-method'
import { winningsByYear } from '@ramplight/domain/money/winnings'
import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { isoDateOf, writeDay } from '@ramplight/ui/values/times'
import { IconCash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { PaidToAccount } from '#features/payments/paid-to-account/index.ts'
import { SavedCards } from '#features/payments/saved-cards/index.ts'
import { queryOf } from '#platform/query.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import { writeMoney, writeShortMoney } from '#platform/values/write-money.ts'
import classes from '../angler.module.css'
import { t } from '../angler.texts.ts'

/** What was paid to me and by me, and the cards that I pay with. Nothing of it is kept on the device. */
export function AnglerPaymentsPage() {
  const { _id: user } = useSession()!.user
  const online = useOnline()
  const payments = useQuery(queryOf(paymentCalls.search, { body: { user, selectAll: true } }))
  const settled = (payments.data ?? []).map((one) => ({ ...payment.starts, ...one }))
  const won = winningsByYear(settled, ({ createdAt }) => isoDateOf(createdAt).slice(0, 4))
  return (
    <Page width="form">
      <PageHeader title={t('nav.payments')} />
      {!online && <p className={classes.note}>{t('payments.notKept')}</p>}
      <Loaded
        query={payments}
        what={t('payments.what')}
        isEmpty={(list) => list.length === 0}
        empty={{ icon: IconCash, text: t('payments.none') }}
      >
        {(list) => (
          <>
            {won.length > 0 && (
              <Section title={t('payments.won')} note={t('payments.taxes')} flush>
                <RowList
                  rows={won.map(({ year, cents }) => ({
                    key: year,
                    title: t('payments.wonIn', { year }),
                    end: <b>{writeShortMoney(cents)}</b>,
                  }))}
                />
              </Section>
            )}
            {list.length > 0 && (
              <Section title={t('payments.list')} flush>
                <RowList rows={list.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).map(rowOf)} />
              </Section>
            )}
          </>
        )}
      </Loaded>
      <PaidToAccount />
      <SavedCards />
    </Page>
  )
}

const rowOf = ({ _id, description, paymentForType, items, amount, status, debitOrCredit, createdAt, metaData }: Payment) => ({
  key: _id,
  title: description ?? items?.[0]?.description ?? paymentForType ?? '—',
  about: [
    t(isSentToAccount({ metaData }) ? 'payments.toAccount' : debitOrCredit === 'debit' ? 'payments.toYou' : 'payments.byYou'),
    writeDay(createdAt),
    t('payments.status', { status: status ?? payment.starts.status }),
  ].join(' · '),
  end: <b>{writeMoney(amount)}</b>,
})
