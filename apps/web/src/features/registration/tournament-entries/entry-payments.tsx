import { newId } from '@ramplight/contract/kernel/new-id'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { linesNow, overpaidNow, owedNow } from '@ramplight/domain/money/cash-in-hand'
import { refundedTwice, takenTwice, voidedTwice, voidsOf } from '@ramplight/domain/money/payment-log'
import { paidBy } from '@ramplight/domain/money/standing'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { writeRecent } from '@ramplight/ui/values/times'
import { RecordedPayments } from '#features/payments/recorded-payments/index.ts'
import { timeHere } from '#platform/local/book/time-here.ts'
import { saveEntry } from './entry-actions.ts'
import { t } from './tournament-entries.texts.ts'

/** Each payment and refund of the boat at the ramp, with a way to say that it never happened. Nothing where nobody has taken money. */
export function EntryPayments({ entry, tournament, mayRefund }: { entry: TournamentEntry; tournament: Tournament; mayRefund: boolean }) {
  const question = questionOf(entry, tournament)
  return (
    <RecordedPayments
      className="rl-entry__part"
      log={entry.paymentLog}
      mayRefund={mayRefund}
      question={question && t(`entryPayments.${question}`)}
      whenOf={(at) => writeRecent(at, zoneOf(tournament))}
      onVoid={(item) =>
        saveEntry(entry, { paymentLog: voidsOf(entry.paymentLog ?? {}, [item], { at: new Date(timeHere()).toISOString(), newId }) })
      }
    />
  )
}

/** What two devices said of its money without seeing each other; null where nobody has to be asked. */
function questionOf(entry: TournamentEntry, tournament: Tournament): 'takenTwice' | 'refundedTwice' | 'voidedTwice' | null {
  const { paymentLog: log } = entry
  if (takenTwice(log, overpaidNow(tournament, entry)).length > 0) return 'takenTwice'
  if (refundedTwice(log, paidBy(linesNow(entry))).length > 0) return 'refundedTwice'
  return voidedTwice(log, owedNow(tournament, entry)).length > 0 ? 'voidedTwice' : null
}
