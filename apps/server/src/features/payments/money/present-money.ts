import type { MoneyLine, TournamentMoney } from '@ramplight/contract/payments/money'
import { moneyOf } from '@ramplight/domain/money/money-of'
import { type PaymentEvent, refundedTwice, takenTwice, voidedTwice } from '@ramplight/domain/money/payment-log'
import { openSums, payoutsByBoat, payoutsOf } from '@ramplight/domain/money/payouts-open'
import { rowsOf } from '@ramplight/domain/money/rows-of'
import { standingOf } from '@ramplight/domain/money/standing'
import { fullName } from '@ramplight/domain/registration/full-name'
import { buyersIn } from '#features/payouts/calcuttas/index'
import { ticketsIn } from '#features/payouts/tournament-raffle-entries/index'
import { anglerNames } from '#features/people/users/index'
import { type EntryRow, entriesOf, storedEntries } from '#features/registration/tournament-entries/index'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import { toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { silentDevices } from '#platform/sync/devices'
import { type BookedPosting, bookOf } from '../ledger/index.ts'
import { eventsOf, paymentsIn } from '../money-events/index.ts'
import { paymentStore } from '../payments/index.ts'
import { refundsIn } from '../refunds/index.ts'
import { isOfficial } from './present-payouts.ts'

type Names = Awaited<ReturnType<typeof anglerNames>>

export const nameOf = (names: Names, id: string | null): string | null => {
  const found = id ? names.get(id) : undefined
  return found ? fullName(found) : null
}

/** Everything about the money of a tournament, in a number of statements that does not grow with its lines. */
export async function presentMoney(db: Queryable, tournament: TournamentRow, now: Date): Promise<TournamentMoney> {
  const [book, entries, refunds, tickets, buyers, events, payments] = await Promise.all([
    bookOf(db, tournament.id),
    entriesOf(db, tournament.id),
    refundsIn(db, tournament.id),
    ticketsIn(db, tournament.id),
    buyersIn(db, tournament.id),
    eventsOf(db, tournament.id),
    paymentsIn(db, tournament.id),
  ])
  const reasons = new Map(refunds.map(({ id, reason }) => [id, reason]))
  const box = Object.entries(tournament.cashLog ?? {})
  const boxKinds = new Map(box.map(([id, { kind }]) => [id, kind]))
  const boats = new Map((await withGone(db, entries, book)).map((row) => [row.id, row]))
  const payees = new Map([...(await payeesOf(db, book)), ...events.flatMap(({ _id, payee }) => (payee ? [[_id, payee] as const] : []))])
  const said = new Map<string, Pick<PaymentEvent, 'act' | 'note' | 'device'>>([
    ...events.map((event) => [event._id, event] as const),
    ...[...payments.values()].flatMap((log) => Object.entries(log)),
    ...box,
  ])
  // A line that was reversed before the box was a log has its reason at the void of what it reverses.
  const voids = new Map(box.flatMap(([, { act, item, note }]) => (act === 'void' ? [[item, note ?? null] as const] : [])))
  const silent = await silentDevices(db, runnersOf(tournament, book), silentAt(now))
  const names = await anglerNames(
    db,
    [...boats.values()]
      .flatMap(({ users }) => users)
      .concat(
        [...payees.values(), ...[...tickets.values(), ...buyers.values()].flatMap(({ user }) => user ?? [])],
        [...payments.values()].flatMap((log) => Object.values(log).flatMap(({ by }) => by ?? [])),
        [...book.flatMap(({ by }) => by ?? []), ...box.flatMap(([, { by }]) => by ?? []), ...silent.map(({ user }) => user)],
      ),
  )
  const crew = (id: string | null) => (boats.get(id ?? '')?.users ?? []).flatMap((user) => nameOf(names, user) ?? []).join(' & ')
  const all = book.flatMap(({ lines }) => lines)
  const ofEntry = Map.groupBy(all, ({ entry }) => entry)
  // A boat that is gone owes nothing, and may have paid.
  const owing = [...boats.values()].flatMap((row) => {
    const { due, paid, owed } = standingOf(toRecord(tournament), toRecord(row), ofEntry.get(row.id) ?? [])
    const log = payments.get(row.id)
    const asked = row.deleted ? 0 : owed
    const twice = [...takenTwice(log, 0 - asked), ...refundedTwice(log, paid), ...(paid < 0 ? [] : voidedTwice(log, asked))].map(
      ({ item, at, amount, event: { method, note = null, by = null } }) => ({
        ...{ _id: item, at, amount, method, note, byName: nameOf(names, by) },
      }),
    )
    const boat = { entry: row.id, about: crew(row.id), boatNumber: row.boatNumber, isGone: row.deleted }
    return owed === 0 ? [] : [{ ...boat, due, paid, owed, takenTwice: twice }]
  })
  const pots = new Map([...(tournament.bigfishpots ?? []), ...(tournament.sidepots ?? [])].map(({ _id, name }) => [_id, name ?? null]))
  const reasonOf = ({ reversalOf, sourceRecord: id }: BookedPosting) => (reversalOf !== null && voids.get(id)) || reasons.get(id)
  const lines = book.flatMap((posting) =>
    rowsOf(posting.lines).map((row, index): MoneyLine => {
      const ticket = tickets.get(posting.sourceRecord)
      const buyer = ticket ?? buyers.get(posting.sourceRecord)
      return {
        _id: `${posting.id}-${index}`,
        at: posting.at,
        madeAt: posting.madeAt,
        by: posting.by,
        byName: nameOf(names, posting.by),
        kind: posting.kind,
        isReversal: posting.reversalOf !== null || said.get(posting.sourceRecord)?.act === 'void',
        place: row.place,
        purpose: row.purpose,
        amount: row.amount,
        entry: row.entry,
        about: crew(row.entry) || (nameOf(names, payees.get(posting.sourceRecord) ?? buyer?.user ?? null) ?? buyer?.entrant ?? ''),
        boatNumber: boats.get(row.entry ?? '')?.boatNumber ?? null,
        pot: pots.get(row.item ?? '') ?? null,
        ticket: ticket ? { raffle: ticket.raffle, number: ticket.number } : null,
        reason: reasonOf(posting) ?? said.get(posting.sourceRecord)?.note ?? null,
        device: said.get(posting.sourceRecord)?.device ?? null,
        cashBox: boxKinds.get(posting.sourceRecord) ?? null,
      }
    }),
  )
  return {
    tournament: tournament.id,
    ...moneyOf(all),
    owed: owing.reduce((sum, { owed }) => sum + Math.max(0, owed), 0),
    overpaid: owing.reduce((sum, { owed }) => sum + Math.max(0, 0 - owed), 0),
    ...openSums(isOfficial(tournament) ? payoutsByBoat(payoutsOf(events)) : []),
    free: entries.filter(({ freeEntry }) => freeEntry).length,
    owing,
    lines,
    silent: silent.map(({ user, lastSeenAt }) => ({ name: nameOf(names, user), lastSeenAt })),
    people: [...new Set(box.flatMap(([, { by }]) => by ?? []))].flatMap((by) => {
      const name = nameOf(names, by)
      return name ? [{ _id: by, name }] : []
    }),
  }
}

/** A device speaks at least each five minutes; one that was heard of yesterday was put away. */
const [SILENT_MS, PUT_AWAY_MS] = [10 * 60_000, 12 * 3_600_000]
const silentAt = (now: Date) => ({
  after: new Date(now.getTime() - PUT_AWAY_MS).toISOString(),
  before: new Date(now.getTime() - SILENT_MS).toISOString(),
})

/** Who may have money of this event on a device: who directs it, and whoever took some. */
const runnersOf = ({ director, coDirectors }: TournamentRow, book: readonly BookedPosting[]): string[] => [
  ...new Set([director, ...coDirectors, ...book.flatMap(({ by }) => by ?? [])]),
]

/** A boat that was deleted still has its lines, and its name. */
export async function withGone(db: Queryable, entries: EntryRow[], book: BookedPosting[]): Promise<EntryRow[]> {
  const known = new Set(entries.map(({ id }) => id))
  const named = new Set(book.flatMap(({ lines }) => lines.flatMap(({ entry }) => entry ?? [])))
  return [
    ...entries,
    ...(await storedEntries(
      db,
      [...named].filter((id) => !known.has(id)),
    )),
  ]
}

/** Who was paid, by the payment. */
async function payeesOf(db: Queryable, book: BookedPosting[]): Promise<Map<string, string>> {
  const ids = [...new Set(book.flatMap(({ sourceFamily, sourceRecord }) => (sourceFamily === paymentStore.name ? sourceRecord : [])))]
  return new Map((await paymentStore.findMany(db, ids)).map(({ id, user }) => [id, user]))
}
