import { newId } from '@ramplight/contract/kernel/new-id'
import { todayAt } from '@ramplight/contract/tournaments/today-at'
import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { refused } from '@ramplight/domain/kernel/errors'
import { keepOf } from '@ramplight/domain/money/kept'
import { NO_PAYMENT_LOG } from '@ramplight/domain/money/payment-log'
import { refundableOf } from '@ramplight/domain/money/refunds'
import { overpaidBy } from '@ramplight/domain/money/standing'
import { onCards, ownWithdrawal, WITHDREW } from '@ramplight/domain/money/withdrawal'
import { hasBegun } from '@ramplight/domain/registration/registration-window'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { tellOfWithdrawal } from '#features/messaging/organizers/index'
import { appendPayments, heard, paymentsOf } from '#features/payments/money-events/index'
import { askedOf, giveBack, linesOf, type RefundRow, refundsOf } from '#features/payments/refunds/index'
import { cardOf, closingPages, hasOpenCheckout, refundToCard } from '#features/payments/stripe/index'
import { lockTournaments, type TournamentRow } from '#features/tournaments/tournaments/index'
import { weighedAmong } from '#features/weigh-in/weigh-ins/index'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import { toRecord } from '#platform/database/records'
import type { Queryable, Tx } from '#platform/database/types'
import { type Deps, inside } from '#platform/http/deps'
import { sha256 } from '#platform/sha256'
import { type Asking, aboutOf, refuseBegun } from './ask-to-withdraw.ts'
import { takeOut } from './delete-entries.ts'
import { refuseRecorded } from './refuse-recorded.ts'
import { type EntryRow, entryStore, lockEntries } from './tournament-entries.store.ts'

type Boat = { entry: EntryRow; tournament: TournamentRow }

/** What this angler gets back who withdraws the boat by themself now; null where the director is asked. */
export async function ownPlan(
  db: Queryable,
  { entry, tournament }: Boat,
  me: string,
  { cards: cardsOn, now }: Pick<Deps, 'cards' | 'now'>,
) {
  const today = todayAt(zoneOf(tournament), now())
  const { selfWithdraw, refunds: policy } = tournament.settings.registration ?? {}
  const [lines, rows, paid] = [await linesOf(db, entry.id), await refundsOf(db, entry.id), await cardOf(db, entry.id)]
  const onItsWay = askedOf(rows)
  const boat = { tournament: toRecord(tournament), entry: toRecord(entry) }
  const { leaving, left, overpaid } = refundableOf({ ...boat, lines, onItsWay, policy, today })
  const cards = (paid?.all ?? []).map(({ checkout, most }) => ({ _id: checkout.id, user: checkout.user, most: cardsOn ? most : 0 }))
  const isAllowed = selfWithdraw === true && !tournament.cancelled && !entry.disqualified && !hasBegun(tournament, today)
  const plan = ownWithdrawal(me, { isAllowed, leaving, left, overpaid, lines, cards, anglers: entry.users.length, onItsWay })
  return plan && { ...plan, cards }
}

type Said = { _id: string; card: number; waits: number; kept: number }
type Withdrawn = { card: number; waits: number; state: 'done' | 'asked' }

/**
 * An angler withdraws their boat: what the policy refunds goes to their card, the rest is kept or waits for the director, and the boat is out, in
 * one transaction; the card processor is asked next, and what it declines waits for the director. A boat that is out already is answered as the
 * first time.
 */
export async function withdrawNow(id: string, said: Said, asking: Asking): Promise<Withdrawn> {
  const { deps } = asking
  const done = await closingPages(deps, id, () => inTransaction(deps.db, (tx) => withdrawOnce(tx, id, said, asking)))
  let { card, waits } = done.sums
  let state: Withdrawn['state'] = 'done'
  for (const row of done.rows) {
    const now = await refundToCard(deps, row)
    if (now.state === 'asked') state = 'asked'
    // One that was declined before waits already.
    if (now.state !== 'refused' || row.state === 'refused') continue
    card -= row.amount
    waits += row.amount
  }
  return { card, waits, state }
}

async function withdrawOnce(tx: Tx, id: string, { _id, ...shown }: Said, asking: Asking) {
  const { actor, doer, deps, from } = asking
  const [entry] = await lockEntries(tx, [id])
  const tournament = entry && (await lockTournaments(tx, [entry.tournament])).get(entry.tournament)
  if (!entry || !tournament) throw refused('record.not-found')
  if (entry.deleted) return withdrawnBefore(tx, { entry, tournament })
  refuseBegun(tournament, deps.now())
  refuseRecorded(entry, tournament, await weighedAmong(tx, [id]))
  if (await hasOpenCheckout(tx, id)) throw refused('registration.being-paid')
  const plan = await ownPlan(tx, { entry, tournament }, actor.id, deps)
  if (!plan) throw refused('withdrawal.ask')
  if (plan.card !== shown.card || plan.waits !== shown.waits || plan.kept !== shown.kept)
    throw refused('withdrawal.changed', { amount: dollarsAndCents(plan.card + plan.waits) })
  const about = { tournament: tournament.id, summary: 'Withdrew from the phone' }
  await entryStore.update(tx, id, { withdrawal: { at: doer.at, by: actor.id } }, undefined, doer, about)
  const asked = (await entryStore.find(tx, id))!
  const rows: RefundRow[] = []
  for (const { card: to, amount } of onCards(plan.card, plan.cards)) {
    const given = { id: refundId(_id, rows.length), entry: asked, amount, method: 'card' as const, reason: WITHDREW, isOwedAgain: false }
    rows.push(await giveBack(tx, given, async () => to._id, doer))
  }
  await keep(tx, asked, plan.kept, doer)
  await takeOut(tx, [asked], { fields: new Map([[tournament.id, { tournament }]]), doer, deps: inside({ actor, doer, deps }, tx).deps })
  const money = (amount: number) => (amount > 0 ? dollarsAndCents(amount) : null)
  const news = { kind: 'withdrew' as const, card: money(plan.card), waits: money(plan.waits) }
  await tellOfWithdrawal(news, aboutOf(tournament), { ...inside({ actor, doer, deps }, tx), from })
  return { rows, sums: { card: plan.card, waits: plan.waits } }
}

/** Of several cards each refund has a name of its own, the same however often it is sent. */
const refundId = (id: string, nth: number): string => (nth === 0 ? id : sha256(`${id} ${nth}`).slice(0, 24))

async function keep(tx: Tx, { id: entry, tournament }: EntryRow, amount: number, doer: Doer): Promise<void> {
  if (amount === 0) return
  const log = (await paymentsOf(tx, [entry])).get(entry) ?? NO_PAYMENT_LOG
  const kept = Object.entries(keepOf({ id: newId(), at: doer.at, amount, note: WITHDREW }, log))
  const fresh = Object.fromEntries(kept.map(([id, event]) => [id, heard(id, event, log, doer)]))
  await appendPayments(tx, [{ tournament, entry, log, fresh }], doer)
}

/** What became of a boat that its angler has withdrawn. */
export async function withdrawnBefore(
  tx: Queryable,
  { entry, tournament }: Boat,
): Promise<{ rows: RefundRow[]; sums: Omit<Withdrawn, 'state'> }> {
  const since = entry.withdrawal?.at
  if (!since) throw refused('record.not-found')
  const [all, lines] = [await refundsOf(tx, entry.id), await linesOf(tx, entry.id)]
  const rows = all.filter(({ method, reason, at }) => method === 'card' && reason === WITHDREW && at >= since)
  const card = rows.reduce((sum, { amount, state }) => (state === 'refused' ? sum : sum + amount), 0)
  const waits = Math.max(0, overpaidBy(toRecord(tournament), toRecord(entry), lines) - askedOf(all))
  return { rows, sums: { card, waits } }
}
