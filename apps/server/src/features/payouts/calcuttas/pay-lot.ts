import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { calcuttaCalls } from '@ramplight/contract/payouts/calcuttas'
import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { refused } from '@ramplight/domain/kernel/errors'
import { eq } from 'drizzle-orm'
import { settle } from '#features/payments/ledger/index'
import { lockTournaments } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { writeAudit } from '#platform/audit/write-audit'
import { inTransaction } from '#platform/database/in-transaction'
import { isStored } from '#platform/database/records'
import type { Db } from '#platform/database/types'
import { findLotPayout, holdCalcutta, type LotPayoutRow, type LotRow, lotsOf, movementOfPayout, payoutsOf } from './calcuttas.store.ts'
import { calcuttaPayouts } from './calcuttas.table.ts'
import { moneyOfLots, officialStandings, sharesOfLot } from './read-calcutta.ts'
import { buyerWords } from './sell-lot.ts'

type PayOut = BodyOf<(typeof calcuttaCalls)['payOut']>

/**
 * Hands out all that is open for one side of a lot, as far as the screen saw the same: a result that changed meanwhile is looked at first.
 * The tournament is held, so that nobody reopens its results while they are paid.
 */
export const payLot = (db: Db, { id: lot, tournament: of }: LotRow, { _id: id, to, amount, method }: PayOut, doer: Doer): Promise<void> =>
  inTransaction(db, async (tx) => {
    const tournament = (await lockTournaments(tx, [of])).get(of)
    const calcutta = await holdCalcutta(tx, of)
    if (!tournament || !calcutta) throw refused('record.not-found')
    const there = await findLotPayout(tx, id)
    if (there) {
      if (!isStored(there, { lot, to, amount, method })) throw refused('record.id-taken')
      return
    }
    const standings = await officialStandings(tx, tournament)
    if (!standings) throw refused('calcutta.not-official')
    const lots = await lotsOf(tx, of)
    const money = moneyOfLots(calcutta, lots, standings).lots.find((one) => one.lot === lot)
    if (!money) throw refused('record.not-found')
    const open = sharesOfLot(money, await payoutsOf(tx, lots)).find((share) => share.to === to)?.open ?? 0
    if (open !== amount || open <= 0) throw refused('calcutta.owes-other', { amount: dollarsAndCents(open) })
    const row: LotPayoutRow = {
      ...{ id, lot, to, amount, method, at: doer.at, by: doer.id },
      ...{ takenBackAt: null, takenBackBy: null, takenBackWhy: null },
    }
    await tx.insert(calcuttaPayouts).values(row)
    await settle(tx, [movementOfPayout(row, of)], doer)
    const summary = `Calcutta: ${dollarsAndCents(amount)} paid out ${await towards(tx, row, lots)}`
    await writeAudit(tx, doer, { action: 'created', family: 'calcuttas', record: id, tournament: of, summary, after: row })
  })

/** It came back, or never went: the books get its opposite. */
export const takeBackPayout = (
  db: Db,
  { payout, tournament }: { payout: LotPayoutRow; tournament: string },
  reason: string,
  doer: Doer,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await holdCalcutta(tx, tournament)
    const before = await findLotPayout(tx, payout.id)
    if (!before || before.takenBackAt) return
    const row: LotPayoutRow = { ...before, takenBackAt: doer.at, takenBackBy: doer.id, takenBackWhy: reason }
    await tx.update(calcuttaPayouts).set(row).where(eq(calcuttaPayouts.id, row.id))
    await settle(tx, [movementOfPayout(row, tournament)], doer)
    const summary = `Calcutta: ${dollarsAndCents(row.amount)} ${await towards(tx, row, await lotsOf(tx, tournament))} voided`
    await writeAudit(tx, doer, { action: 'voided', family: 'calcuttas', record: row.id, tournament, summary, before, after: row })
  })

async function towards(db: Db, { lot, to }: LotPayoutRow, lots: readonly LotRow[]): Promise<string> {
  const of = lots.find(({ id }) => id === lot)
  const buyer = of ? await buyerWords(db, of) : 'somebody'
  return to === 'owner' ? `to ${buyer}` : `to the crew whose boat ${buyer} bought`
}
