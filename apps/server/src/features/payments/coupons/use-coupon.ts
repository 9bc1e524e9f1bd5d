import { todayAt } from '@ramplight/contract/tournaments/today-at'
import { refused } from '@ramplight/domain/kernel/errors'
import { boughtIn } from '@ramplight/domain/money/standing'
import { FEE_ITEM, itemsOf } from '@ramplight/domain/registration/entry-items'
import { owedBy, partOf } from '@ramplight/domain/registration/entry-money'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { and, eq, isNull, or } from 'drizzle-orm'
import { bookPaid, type EntryRow, entryStore } from '#features/registration/tournament-entries/index'
import { boatOfTeam, enterPaidTeam } from '#features/registration/tournament-entries/paid-teams/index'
import { preRegistrationStore } from '#features/registration/tournament-pre-registrations/index'
import { type PriceSet, priceSetOf } from '#features/subscriptions/subscription-levels/index'
import { lockTournaments, type TournamentRow } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import { toRecord } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import { linesOfEntries } from '../ledger/index.ts'
import { closeCheckoutsOf, hasOpenCheckout, holdBoat } from '../stripe/index.ts'
import { type CouponRow, usesOf } from './coupons.store.ts'
import { coupons } from './coupons.table.ts'

type Asked = { entry: string; tournament: string }

/** Takes a coupon off what a boat owes. A boat that owes nothing after it has paid. */
export const useCoupon = (deps: Deps, asked: Asked & { code: string }, doer: Doer): Promise<EntryRow> =>
  changeUnpaid(deps, asked, doer, async (tx, entry, tournament) => {
    const coupon = await lockCoupon(tx, { code: asked.code, tournament })
    if (!coupon) throw refused('coupon.unknown', { code: asked.code })
    const { id, code, amount } = coupon
    if (entry.coupon?._id === id) return null
    if (!coupon.active || (coupon.until && coupon.until < todayAt(zoneOf(tournament), deps.now()))) throw refused('coupon.over', { code })
    if (!itemsOf(toRecord(tournament), toRecord(entry)).some(({ item }) => item === FEE_ITEM)) throw refused('coupon.no-fee')
    if (coupon.most !== null && (await usesOf(tx, [id])).get(id)!.used >= coupon.most)
      throw refused('coupon.used-up', { code, most: coupon.most })
    return { changes: { coupon: { _id: id, code, amount } }, summary: `Coupon ${code} used` }
  })

/** Takes it off again. */
export const takeOffCoupon = (deps: Deps, asked: Asked, doer: Doer): Promise<EntryRow> =>
  changeUnpaid(deps, asked, doer, async (_tx, { coupon }) =>
    coupon ? { changes: { coupon: null }, summary: `Coupon ${coupon.code} removed` } : null,
  )

/** Held while it is looked at, so that the last use of a coupon is one boat's. */
async function lockCoupon(tx: Tx, { code, tournament }: { code: string; tournament: TournamentRow }): Promise<CouponRow | undefined> {
  const [row] = await tx
    .select()
    .from(coupons)
    .where(
      and(
        eq(coupons.code, code),
        eq(coupons.director, tournament.director ?? ''),
        eq(coupons.deleted, false),
        or(isNull(coupons.tournament), eq(coupons.tournament, tournament.id)),
      ),
    )
    .for('update')
  return row
}

/** Who has bought at the price of that day is asked for that price again, such as when a bank took it back. */
const hasBoughtFee = async (tx: Tx, entry: string): Promise<boolean> =>
  (boughtIn((await linesOfEntries(tx, [entry])).get(entry) ?? []).get(FEE_ITEM)?.times ?? 0) > 0

type Change = { changes: Pick<EntryRow, 'coupon'>; summary: string }
type Changing = (tx: Tx, entry: EntryRow, tournament: TournamentRow) => Promise<Change | null>

/** So often somebody opens another page while we close one. */
const MOST_TURNS = 5

/** A page on which the old price could still be paid is closed first: who has paid there meanwhile has paid. Nothing else closes one. */
async function changeUnpaid(deps: Deps, asked: Asked, doer: Doer, change: Changing): Promise<EntryRow> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const row = await inTransaction(deps.db, (tx) => changeOnce(tx, asked, { doer, change, prices: priceSetOf(deps) }))
    if (row) return row
    await closeCheckoutsOf(deps, asked.entry)
  }
  throw refused('record.stale')
}

/** Boat and event are held, in the order of every change of a boat. Null: a page of it is open, or a team has become a boat. */
async function changeOnce(tx: Tx, { entry: id, tournament }: Asked, doing: Doing): Promise<EntryRow | null> {
  const entry = await entryStore.find(tx, id, 'update')
  const event = (await lockTournaments(tx, [tournament])).get(tournament)
  if (!event) throw refused('record.not-found')
  return entry ? changeBoat(tx, entry, event, doing) : changeTeam(tx, id, event, doing)
}

type Doing = { doer: Doer; change: Changing; prices: PriceSet }

async function changeBoat(tx: Tx, entry: EntryRow, event: TournamentRow, { doer, change }: Doing): Promise<EntryRow | null> {
  const { id } = entry
  if (event.status === 'Completed') throw refused('tournament.finalized')
  if (entry.status === 'Paid' || partOf(entry) > 0 || (await hasBoughtFee(tx, id))) throw refused('coupon.paid')
  const found = await change(tx, entry, event)
  if (!found) return entry
  if (await hasOpenCheckout(tx, id)) return null
  const { changes, summary } = found
  const tournament = event.id
  const isCovered = changes.coupon && owedBy(toRecord(event), { ...toRecord(entry), ...changes }) === 0
  const row = await entryStore.update(tx, id, { ...changes, ...(isCovered && { status: 'Paid' }) }, undefined, doer, {
    tournament,
    summary,
  })
  if (isCovered) await bookPaid(tx, entry, row, event, doer)
  return row
}

/**
 * A team that has signed up holds a coupon with its place, and the boat that it becomes by paying has it. One of which the coupon covers
 * everything has paid: it is a boat at once.
 */
async function changeTeam(tx: Tx, id: string, event: TournamentRow, { doer, change, prices }: Doing): Promise<EntryRow | null> {
  const [team] = await preRegistrationStore.lockMany(tx, [id])
  if (!team || team.deleted || team.tournament !== event.id) throw refused('record.not-found')
  if (team.converted) return null
  const boat = boatOfTeam(team, event)
  await holdBoat(tx, { entry: boat, tournament: event, isTeam: true }, { at: doer.at, prices })
  const found = await change(tx, boat, event)
  if (!found) return boat
  if (await hasOpenCheckout(tx, id)) return null
  const { changes, summary } = found
  const [held] = await preRegistrationStore.updateMany(tx, [{ before: team, changes }], doer, () => ({ tournament: event.id, summary }))
  if (!changes.coupon || owedBy(toRecord(event), toRecord(boatOfTeam(held!, event))) > 0) return boatOfTeam(held!, event)
  const entered = await enterPaidTeam(tx, { team: id, tournament: event.id, payer: team.users[0]! }, doer)
  // Its anglers were entered in another boat meanwhile, which pays for itself.
  if (entered?.id !== id) throw refused('record.stale')
  return payNothing(tx, entered, event, doer)
}

/** What a coupon covers is Paid, with nothing in the books. */
async function payNothing(tx: Tx, entry: EntryRow, event: TournamentRow, doer: Doer): Promise<EntryRow> {
  const about = { tournament: event.id, summary: 'Paid: a coupon covers all of it' }
  const row = await entryStore.update(tx, entry.id, { status: 'Paid' }, undefined, doer, about)
  await bookPaid(tx, entry, row, event, doer)
  return row
}
