import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { calcuttaCalls } from '@ramplight/contract/payouts/calcuttas'
import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { refused } from '@ramplight/domain/kernel/errors'
import { fullName } from '@ramplight/domain/registration/full-name'
import { eq } from 'drizzle-orm'
import { settle } from '#features/payments/ledger/index'
import { anglerNames } from '#features/people/users/index'
import { type EntryRow, entriesOf } from '#features/registration/tournament-entries/index'
import { lockTournaments, type TournamentRow } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { writeAudit } from '#platform/audit/write-audit'
import { inTransaction } from '#platform/database/in-transaction'
import { isStored } from '#platform/database/records'
import type { Db, Queryable, Tx } from '#platform/database/types'
import { findLot, holdCalcutta, type LotRow, lotsOf, movementOfLot, payoutsOf } from './calcuttas.store.ts'
import { calcuttaLots } from './calcuttas.table.ts'
import { officialStandings } from './read-calcutta.ts'

type Sale = BodyOf<(typeof calcuttaCalls)['sell']>

/** Sells boats as one lot and posts the price. A boat is sold once: whoever comes second hears who has bought it. */
export const sellLot = (db: Db, { id: tournament }: TournamentRow, { _id: id, ...sale }: Sale, doer: Doer): Promise<void> =>
  inTransaction(db, async (tx) => {
    // The tournament first, as whoever finalizes or pays does.
    const event = (await lockTournaments(tx, [tournament])).get(tournament)
    const calcutta = await holdCalcutta(tx, tournament)
    if (!calcutta) throw refused('calcutta.none')
    const entries = [...new Set(sale.entries)]
    const said = {
      ...{ id, tournament, entries, price: sale.price, boughtBack: sale.boughtBack ?? 0, method: sale.method, note: sale.note || null },
      ...{ user: sale.user ?? null, entrant: sale.user ? null : (sale.entrant ?? null) },
    }
    const there = await findLot(tx, id)
    if (there) {
      if (!isStored(there, said)) throw refused('record.id-taken')
      return
    }
    if (calcutta.state !== 'open') throw refused('calcutta.closed')
    if (!event || (await officialStandings(tx, event))) throw refused('calcutta.over')
    const boats = await entriesOf(tx, tournament)
    if (entries.some((entry) => !boats.some((boat) => boat.id === entry))) throw refused('reference.unknown', { field: 'entries' })
    if (sale.user && !boats.some(({ users }) => users.includes(sale.user!))) throw refused('reference.unknown', { field: 'user' })
    await refuseSold(tx, boats, entries, await lotsOf(tx, tournament))
    const row: LotRow = { ...said, at: doer.at, by: doer.id, takenBackAt: null, takenBackBy: null, takenBackWhy: null }
    await tx.insert(calcuttaLots).values(row)
    await settle(tx, [movementOfLot(row)], doer)
    const words = await boatWords(tx, boats, entries[0]!)
    const others = entries.length > 1 ? ` and ${entries.length - 1} more` : ''
    const summary = `Calcutta: ${words}${others} sold to ${await buyerWords(tx, row)} for ${dollarsAndCents(row.price)}`
    await writeAudit(tx, doer, { action: 'created', family: 'calcuttas', record: id, tournament, summary, after: row })
  })

/** Takes a sale back: its boats can be sold again. Money that was handed out for it has to come back first. */
export const takeBackLot = (db: Db, { id, tournament }: LotRow, reason: string, doer: Doer): Promise<void> =>
  inTransaction(db, async (tx) => {
    await holdCalcutta(tx, tournament)
    const before = await findLot(tx, id)
    if (!before || before.takenBackAt) return
    if ((await payoutsOf(tx, [before])).length) throw refused('calcutta.paid')
    const row: LotRow = { ...before, takenBackAt: doer.at, takenBackBy: doer.id, takenBackWhy: reason }
    await tx.update(calcuttaLots).set(row).where(eq(calcuttaLots.id, id))
    await settle(tx, [movementOfLot(row)], doer)
    const summary = `Calcutta: the sale to ${await buyerWords(tx, row)} for ${dollarsAndCents(row.price)} was voided`
    await writeAudit(tx, doer, { action: 'voided', family: 'calcuttas', record: id, tournament, summary, before, after: row })
  })

async function refuseSold(tx: Tx, boats: readonly EntryRow[], entries: readonly string[], lots: readonly LotRow[]): Promise<void> {
  for (const lot of lots) {
    const boat = entries.find((entry) => lot.entries.includes(entry))
    if (!boat) continue
    const [words, buyer] = [await boatWords(tx, boats, boat), await buyerWords(tx, lot)]
    throw refused('calcutta.sold', { boat: words, buyer, price: dollarsAndCents(lot.price) })
  }
}

/** `Boat 7 (Ann Baker & Bob Cole)` */
async function boatWords(db: Queryable, boats: readonly EntryRow[], id: string): Promise<string> {
  const boat = boats.find((one) => one.id === id)
  const names = await anglerNames(db, boat?.users ?? [])
  const crew = (boat?.users ?? []).flatMap((user) => (names.has(user) ? fullName(names.get(user)!) : [])).join(' & ')
  return boat?.boatNumber ? `Boat ${boat.boatNumber} (${crew})` : crew
}

export async function buyerWords(db: Queryable, { user, entrant }: Pick<LotRow, 'user' | 'entrant'>): Promise<string> {
  const name = user ? (await anglerNames(db, [user])).get(user) : undefined
  return name ? fullName(name) : (entrant ?? 'somebody')
}
