import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { type BoatMoney, isPayment, linesOfLog, type PaymentLog } from '@ramplight/domain/money/payment-log'
import type { WholeLine } from '@ramplight/domain/money/posting'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { peopleOf } from '@ramplight/domain/registration/crew-roles'
import { anglerNames } from '#features/people/users/index'
import { toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { boatAlone, seenAlone } from './boat-alone.ts'
import { moneyOf } from './boat-money.ts'
import type { EntryRow } from './tournament-entries.store.ts'

/**
 * Entries with the names of their anglers, and their money: a statement each for all of them. To who only weighs, boats
 * without money.
 */
export async function presentEntries(db: Queryable, rows: EntryRow[], viewer: Actor): Promise<TournamentEntry[]> {
  const names = await anglerNames(db, rows.flatMap(peopleOf))
  const ids = rows.map(({ id }) => id)
  const money = await moneyOf(db, ids)
  const alone = await seenAlone(db, rows, viewer)
  const whole = (row: EntryRow): TournamentEntry => ({
    ...toRecord(row),
    sidePotBigFishEntries: row.sidePotBigFishEntries ?? undefined,
    bigFishModeDaysEntered: row.bigFishModeDaysEntered ?? undefined,
    anglers: row.users.flatMap((id) => names.get(id) ?? []),
    substitute: (row.sub && names.get(row.sub)) || null,
    ...presentMoney(money.get(row.id), viewer),
  })
  return rows.map((row) => (alone.has(row.id) ? boatAlone(whole(row)) : whole(row)))
}

const withoutEntry = (lines: readonly WholeLine[]) => lines.map(({ entry: _, ...line }) => line)

/** Devices of the version before read what the ramp has taken, too; they have no log. */
const booksOf = ({ log, others }: BoatMoney) => ({ others: withoutEntry(others), own: withoutEntry(linesOfLog('', log)), said: '' })

/** Who has never moved money has no books. */
const presentMoney = (money: BoatMoney | undefined, viewer: Actor): Pick<TournamentEntry, 'books' | 'paymentLog'> =>
  money ? { books: booksOf(money), paymentLog: seenLog(money.log, viewer) } : { books: null, paymentLog: null }

/** Why money was refunded or kept is for those who run the event. */
const seenLog = (log: PaymentLog, { userType }: Actor): PaymentLog =>
  userType === 'Angler'
    ? Object.fromEntries(Object.entries(log).map(([id, event]) => [id, isPayment(event) ? event : { ...event, note: null }]))
    : log

export async function presentEntry(db: Queryable, row: EntryRow, viewer: Actor): Promise<TournamentEntry> {
  const [entry] = await presentEntries(db, [row], viewer)
  return entry as TournamentEntry
}
