import { clockAt, todayAt } from '@ramplight/contract/tournaments/today-at'
import { refused } from '@ramplight/domain/kernel/errors'
import { linesOfBoat } from '@ramplight/domain/money/payment-log'
import { leftToPay } from '@ramplight/domain/money/standing'
import { chosenPots, priceOfPots, withPots } from '@ramplight/domain/registration/choose-pots'
import { partOf } from '@ramplight/domain/registration/entry-money'
import { potsAreOpen } from '@ramplight/domain/registration/pots-window'
import { potsToChoose } from '@ramplight/domain/registration/team-boat'
import { firstLaunch } from '@ramplight/domain/tournament/launch-times'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { eq } from 'drizzle-orm'
import { closingPages, hasOpenCheckout } from '#features/payments/stripe/index'
import { canPayByCard } from '#features/payments/stripe/takes-cards/index'
import { flightStore } from '#features/tournaments/tournament-flights/index'
import { lockTournaments, type TournamentRow } from '#features/tournaments/tournaments/index'
import { inTransaction } from '#platform/database/in-transaction'
import { toRecord } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import type { Work } from '#platform/http/deps'
import { hearMoney, moneyOf, NO_MONEY } from './boat-money.ts'
import { type EntryRow, entryStore } from './tournament-entries.store.ts'

/**
 * The pots of a boat, as one of its anglers wants them, until the first boat leaves. A page with the old price is closed first. A boat that
 * has paid takes more pots and owes them: it is Paid again when they are in. Where no card can pay them, the director is asked.
 */
export const choosePots = (id: string, pots: readonly string[], { deps, doer }: Work): Promise<EntryRow> =>
  closingPages(deps, id, () => inTransaction(deps.db, (tx) => chooseOnce(tx, id, pots, { deps, doer })))

async function chooseOnce(tx: Tx, id: string, pots: readonly string[], { deps, doer }: Omit<Work, 'actor'>): Promise<EntryRow> {
  const entry = await entryStore.find(tx, id, 'update')
  const tournament = entry && (await lockTournaments(tx, [entry.tournament])).get(entry.tournament)
  if (!entry || !tournament) throw refused('record.not-found')
  await refuseClosed(tx, tournament, deps.now())
  const event = toRecord(tournament)
  const offered = new Set(potsToChoose(event).map(({ pot }) => pot._id))
  if (pots.some((pot) => !offered.has(pot))) throw refused('reference.unknown', { field: 'pots' })
  const before = chosenPots(event, toRecord(entry))
  const added = pots.filter((pot) => !before.includes(pot))
  const isLess = before.some((pot) => !pots.includes(pot))
  if (!added.length && !isLess) return entry
  const hasPaid = entry.status === 'Paid' || partOf(entry) > 0
  if (hasPaid && isLess) throw refused('pots.paid')
  if (await hasOpenCheckout(tx, id)) throw refused('registration.being-paid')
  const chosen = withPots(event, toRecord(entry), pots)
  if (entry.status === 'Paid') {
    const money = (await moneyOf(tx, [id])).get(id) ?? NO_MONEY
    const owed = leftToPay(event, { ...toRecord(entry), ...chosen }, linesOfBoat(id, money))
    // Of a boat that paid somewhere else nobody here knows what it has paid.
    if (owed !== priceOfPots(event, added) || !(await canPayByCard(deps, tx, tournament))) throw refused('pots.ask-director')
  }
  await entryStore.update(tx, id, chosen, undefined, doer, { tournament: tournament.id, summary: 'Pots chosen on the phone' })
  await hearMoney(tx, id, doer)
  return (await entryStore.find(tx, id))!
}

async function refuseClosed(tx: Tx, tournament: TournamentRow, now: Date): Promise<void> {
  const flights = await flightStore.list(tx, eq(flightStore.table.tournament, tournament.id))
  const launch = firstLaunch(
    toRecord(tournament),
    flights.map((flight) => toRecord(flight)),
  )
  const at = { today: todayAt(zoneOf(tournament), now), clock: clockAt(zoneOf(tournament), now) }
  if (!potsAreOpen(tournament, launch, at)) throw refused('pots.closed')
}
