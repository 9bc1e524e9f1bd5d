import { newId } from '@ramplight/contract/kernel/new-id'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { linesNow, overpaidNow } from '@ramplight/domain/money/cash-in-hand'
import { refundedTwice, takenTwice, voidsOf } from '@ramplight/domain/money/payment-log'
import { paidBy } from '@ramplight/domain/money/standing'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { writeClock } from '@ramplight/ui/values/times'
import { RecordedPayments } from '#features/payments/recorded-payments/index.ts'
import { timeHere } from '#platform/local/book/time-here.ts'
import { saveEntry } from './entry-actions.ts'
import { t } from './tournament-entries.texts.ts'

/** Each payment and refund of the boat at the ramp, with a way to say that it never happened. Nothing where nobody has taken money. */
export function EntryPayments({ entry, tournament }: { entry: TournamentEntry; tournament: Tournament }) {
  const isTwice = takenTwice(entry.paymentLog, overpaidNow(tournament, entry)).length > 0
  const isRefundedTwice = refundedTwice(entry.paymentLog, paidBy(linesNow(entry))).length > 0
  return (
    <RecordedPayments
      className="rl-entry__part"
      log={entry.paymentLog}
      question={isTwice ? t('entryPayments.takenTwice') : isRefundedTwice ? t('entryPayments.refundedTwice') : null}
      whenOf={(at) => writeClock(at, zoneOf(tournament))}
      onVoid={(item) =>
        saveEntry(entry, { paymentLog: voidsOf(entry.paymentLog ?? {}, [item], { at: new Date(timeHere()).toISOString(), newId }) })
      }
    />
  )
}
