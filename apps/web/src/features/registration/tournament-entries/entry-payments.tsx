import { Button } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { overpaidNow } from '@ramplight/domain/money/cash-in-hand'
import type { RampMethod } from '@ramplight/domain/money/paid-with'
import { type Payment, paymentsIn, takenTwice, voidsOf } from '@ramplight/domain/money/payment-log'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { writeClock } from '@ramplight/ui/values/times'
import { IconAlertTriangle } from '@tabler/icons-react'
import { timeHere } from '#platform/local/book/time-here.ts'
import { useAction } from '#platform/use-action.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { saveEntry } from './entry-actions.ts'
import { methodName, paidWithWords } from './paid-with.ts'
import { t } from './tournament-entries.texts.ts'

/** Each payment of the boat at the ramp, with a way to say that it never happened. Nothing where nobody has taken money. */
export function EntryPayments({ entry, tournament }: { entry: TournamentEntry; tournament: Tournament }) {
  const payments = paymentsIn(entry.paymentLog).filter(({ amount }) => amount > 0)
  if (payments.length === 0) return null
  const isTwice = takenTwice(entry.paymentLog, overpaidNow(tournament, entry)).length > 0
  return (
    <section className="rl-entry__part" aria-label={t('entryPayments.title')}>
      <h3>{t('entryPayments.title')}</h3>
      {isTwice && (
        <Banner tone="amber" icon={IconAlertTriangle}>
          {t('entryPayments.takenTwice')}
        </Banner>
      )}
      <RowList
        rows={payments.map((payment) => ({
          key: payment.item,
          title: howWords(payment),
          about: writeClock(payment.at, zoneOf(tournament)),
          end: writeMoney(payment.amount),
          foot: <VoidButton entry={entry} payment={payment} />,
        }))}
      />
    </section>
  )
}

const RAMP: Partial<Record<string, RampMethod>> = { cash: 'cash', check: 'check', credits: 'credits' }

/** `Check 1042`; money that came online in another way is that. */
function howWords({ event: { method, note } }: Payment): string {
  const ramp = RAMP[method]
  if (!ramp) return t('entryPayments.online')
  return note ? paidWithWords({ method: ramp, note }) : methodName(ramp)
}

function VoidButton({ entry, payment }: { entry: TournamentEntry; payment: Payment }) {
  const how = { amount: writeMoney(payment.amount), how: howWords(payment) }
  const { run, running } = useAction({
    work: () => voidPayments(entry, [payment.item]),
    onDone: () => notify.success(t('entryPayments.voided', how)),
  })
  const ask = async () => {
    const title = t('entryPayments.voidTitle', how)
    if (await confirm({ title, text: t('entryPayments.voidText'), confirmLabel: t('entryPayments.void'), tone: 'danger' })) run()
  }
  return (
    <Button variant="default" size="compact-md" loading={running} onClick={() => void ask()}>
      {t('entryPayments.void')}
    </Button>
  )
}

const voidPayments = (entry: TournamentEntry, items: readonly string[]): Promise<TournamentEntry> =>
  saveEntry(entry, { paymentLog: voidsOf(entry.paymentLog ?? {}, items, { at: new Date(timeHere()).toISOString(), newId }) })
