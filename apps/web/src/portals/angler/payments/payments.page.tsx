import { myPaymentCalls } from '@ramplight/contract/payments/my-payments'
import { type Payment, payment, paymentCalls } from '@ramplight/contract/payments/payments'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { byText } from '@ramplight/domain/kernel/text-order'
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
import { myEntriesQuery } from '#features/tournaments/angler-today/index.ts'
import { queryOf } from '#platform/query.ts'
import { paymentWords } from '#platform/stored-words/stored-words.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import { writeMoney, writeShortMoney } from '#platform/values/write-money.ts'
import classes from '../angler.module.css'
import { t } from '../angler.texts.ts'
import { PaidRows } from './paid-rows.tsx'

/** What was paid by me and to me, each leading to what it was for, and the cards that I pay with. Nothing of it is kept on the device. */
export function AnglerPaymentsPage() {
  const { _id: user } = useSession()!.user
  const online = useOnline()
  const mine = useQuery(queryOf(myPaymentCalls.mine, {}))
  const payments = useQuery(queryOf(paymentCalls.search, { body: { user, selectAll: true } }))
  const entries = useQuery(myEntriesQuery(user)).data ?? []
  const settled = (payments.data ?? []).map((one) => ({ ...payment.starts, ...one }))
  const won = winningsByYear(settled, ({ createdAt }) => isoDateOf(createdAt).slice(0, 4))
  return (
    <Page width="form">
      <PageHeader title={t('nav.payments')} />
      {!online && <p className={classes.note}>{t('payments.notKept')}</p>}
      <Loaded
        query={payments}
        what={t('payments.what')}
        isEmpty={(list) => list.length === 0 && mine.data?.paid.length === 0}
        empty={{ icon: IconCash, text: t('payments.none') }}
      >
        {(list) => (
          <>
            <Loaded query={mine} what={t('payments.what')}>
              {({ paid }) => paid.length > 0 && <PaidRows paid={paid} />}
            </Loaded>
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
            {mine.data && <Others payments={list.filter(({ _id }) => !mine.data.listed.includes(_id))} entries={entries} />}
          </>
        )}
      </Loaded>
      <PaidToAccount />
      <SavedCards />
    </Page>
  )
}

/** What is told above is not told again: payouts, what is not settled or void, what was paid for a boat that one has left. */
function Others({ payments, entries }: { payments: readonly Payment[]; entries: readonly TournamentEntry[] }) {
  if (payments.length === 0) return null
  const entryOf = new Map(entries.flatMap(({ _id, tournament, deleted }) => (deleted ? [] : [[tournament, _id] as const])))
  const hrefOf = ({ sourceModuleRecord, paymentForType }: Payment) => {
    if (paymentForType === 'Membership') return '/angler/memberships'
    if (!sourceModuleRecord || paymentForType !== 'Tournament') return undefined
    const entry = entryOf.get(sourceModuleRecord)
    return entry ? `/angler/entries/${entry}` : `/angler/tournaments/${sourceModuleRecord}`
  }
  return (
    <Section title={t('payments.list')} flush>
      <RowList rows={payments.toSorted((a, b) => byText(b.createdAt, a.createdAt)).map((one) => ({ ...rowOf(one), href: hrefOf(one) }))} />
    </Section>
  )
}

/** A payout of a result is settled when all of it was paid, and what was paid too much came back. What is paid needs no more words. */
function statusOf({ status, open }: Pick<Payment, 'status' | 'open'>): string | null {
  if (!open && status === 'completed') return null
  if (open) return t(open < 0 ? 'payments.owedBack' : 'payments.notPaidYet')
  return t('payments.status', { status: status ?? payment.starts.status })
}

const rowOf = ({ _id, description, paymentForType, items, amount, status, debitOrCredit, createdAt, metaData, open }: Payment) => ({
  key: _id,
  title: paymentWords(description ?? items?.[0]?.description ?? paymentForType ?? '—'),
  about: [
    t(isSentToAccount({ metaData }) ? 'payments.toAccount' : debitOrCredit === 'debit' ? 'payments.toYou' : 'payments.byYou'),
    writeDay(createdAt),
    statusOf({ status, open }),
  ]
    .filter(Boolean)
    .join(' · '),
  end: <b>{writeMoney(amount)}</b>,
})
