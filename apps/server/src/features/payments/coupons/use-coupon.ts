import { todayAt } from '@ramplight/contract/tournaments/today-at'
import { refused } from '@ramplight/domain/kernel/errors'
import { boughtIn } from '@ramplight/domain/money/entry-lines'
import { FEE_ITEM, itemsOf } from '@ramplight/domain/registration/entry-items'
import { owedBy, partOf } from '@ramplight/domain/registration/entry-money'
import { and, eq, isNull, or } from 'drizzle-orm'
import { type EntryRow, entryStore, postEntries, postedBesideTick } from '#features/registration/tournament-entries/index'
import { lockTournaments, type TournamentRow } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import { toRecord } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import { closeCheckoutsOf, hasOpenCheckout } from '../stripe/index.ts'
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
    if (!coupon.active || (coupon.until && coupon.until < todayAt(tournament.timezone, deps.now()))) throw refused('coupon.over', { code })
    if (!itemsOf(toRecord(tournament), toRecord(entry)).some(({ item }) => item === FEE_ITEM)) throw refused('coupon.no-fee')
    if (coupon.most !== null && (await usesOf(tx, [id])).get(id)!.used >= coupon.most)
      throw refused('coupon.used-up', { code, most: coupon.most })
    return { changes: { coupon: { _id: id, code, amount } }, summary: `Coupon ${code} used` }
  })

/** Takes it off again. */
export const takeOffCoupon = (deps: Deps, asked: Asked, doer: Doer): Promise<EntryRow> =>
  changeUnpaid(deps, asked, doer, async (_tx, { coupon }) =>
    coupon ? { changes: { coupon: null }, summary: `Coupon ${coupon.code} taken off` } : null,
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
  (boughtIn(await postedBesideTick(tx, entry)).get(FEE_ITEM)?.times ?? 0) > 0

type Change = { changes: Pick<EntryRow, 'coupon'>; summary: string }
type Changing = (tx: Tx, entry: EntryRow, tournament: TournamentRow) => Promise<Change | null>

/** So often somebody opens another page while we close one. */
const MOST_TURNS = 5

/** A page on which the old price could still be paid is closed first: who has paid there meanwhile has paid. Nothing else closes one. */
async function changeUnpaid(deps: Deps, asked: Asked, doer: Doer, change: Changing): Promise<EntryRow> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const row = await inTransaction(deps.db, (tx) => changeOnce(tx, asked, doer, change))
    if (row) return row
    await closeCheckoutsOf(deps, asked.entry)
  }
  throw refused('record.stale')
}

/** Boat and event are held, in the order of every change of a boat. Null: a page of it is open. */
async function changeOnce(tx: Tx, { entry: id, tournament }: Asked, doer: Doer, change: Changing): Promise<EntryRow | null> {
  const entry = await entryStore.find(tx, id, 'update')
  const event = (await lockTournaments(tx, [tournament])).get(tournament)
  if (!entry || !event) throw refused('record.not-found')
  if (event.status === 'Completed') throw refused('tournament.finalized')
  if (entry.status === 'Paid' || partOf(entry) > 0 || (await hasBoughtFee(tx, id))) throw refused('coupon.paid')
  const found = await change(tx, entry, event)
  if (!found) return entry
  if (await hasOpenCheckout(tx, id)) return null
  const { changes, summary } = found
  const isCovered = changes.coupon && owedBy(toRecord(event), { ...toRecord(entry), ...changes }) === 0
  const row = await entryStore.update(tx, id, { ...changes, ...(isCovered && { status: 'Paid' }) }, undefined, doer, {
    tournament,
    summary,
  })
  if (isCovered) await postEntries(tx, [row], new Map([[event.id, event]]), doer)
  return row
}
