import { MOST_BOATS_AT_ONCE, type MoneyBack } from '@ramplight/contract/payments/money'
import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { refused } from '@ramplight/domain/kernel/errors'
import { leftToRefund, type RefundMethod } from '@ramplight/domain/money/refunds'
import { type WayBack, waysBack } from '@ramplight/domain/money/ways-back'
import { fullName } from '@ramplight/domain/registration/full-name'
import { languagesOf } from '#features/people/auth/index'
import { anglerNames, userStore } from '#features/people/users/index'
import { type EntryRow, entriesOf } from '#features/registration/tournament-entries/index'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import type { Tx } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import { byMailOrSms } from '#platform/outgoing/by-mail-or-sms'
import { leaveMessages } from '#platform/outgoing/leave-message'
import { sha256 } from '#platform/sha256'
import { bookOf } from '../ledger/index.ts'
import { LETTERS } from '../letters.ts'
import { paymentsIn } from '../money-events/index.ts'
import { askedOf, CANCELED, giveBack, type RefundRow, refundsIn } from '../refunds/index.ts'
import { cardsOf, checkoutToRefund, refundToCard } from '../stripe/index.ts'
import { withGone } from './present-money.ts'

type Way = WayBack & { id: string }
type Boat = { entry: EntryRow; ways: Way[]; given: RefundRow[] }

/**
 * The same for whoever asks at the same point: two runs at once, a second tap, and a run after a server was killed say the same refund.
 * `times`: how often this boat got something back this way before; what is paid after that is another refund.
 */
const idOfWay = (entry: EntryRow, method: RefundMethod, times: number): string =>
  sha256(`cancelled ${entry.tournament} ${entry.id} ${method} ${times}`).slice(0, 24)

/** Partners who split the fee get it back on a card each. */
function onEachCard(way: WayBack, mosts: readonly number[]): WayBack[] {
  let rest = way.amount
  return mosts.flatMap((most) => {
    const amount = Math.min(rest, most)
    rest -= amount
    return amount > 0 ? [{ ...way, amount }] : []
  })
}

/** Every boat that has paid, in as many statements for hundreds as for one. */
async function boatsOf({ db, cards }: Deps, tournament: TournamentRow): Promise<Boat[]> {
  const [book, refunds, known] = await Promise.all([bookOf(db, tournament.id), refundsIn(db, tournament.id), entriesOf(db, tournament.id)])
  const entries = await withGone(db, known, book)
  const logs = await paymentsIn(db, tournament.id)
  const paid = await cardsOf(
    db,
    entries.map(({ id }) => id),
    refunds,
  )
  const lines = Map.groupBy(
    book.flatMap((posting) => posting.lines),
    ({ entry }) => entry,
  )
  const refundsBy = Map.groupBy(refunds, ({ entry }) => entry)
  return entries.flatMap((entry): Boat[] => {
    const [own, all] = [lines.get(entry.id) ?? [], refundsBy.get(entry.id) ?? []]
    const given = all.filter(({ state }) => state !== 'refused')
    const said = logs.get(entry.id) ?? {}
    const idFor = (method: RefundMethod, nth = 0) => {
      let times = given.filter((one) => one.method === method).length + nth
      // One that was voided never happened: the next one has another name.
      while (Object.hasOwn(said, idOfWay(entry, method, times))) times++
      return idOfWay(entry, method, times)
    }
    const mosts = cards ? (paid.get(entry.id)?.all ?? []).map((card) => card.most) : []
    const ids = new Set([0, ...mosts.keys()].map((nth) => idFor('card', nth)))
    const isRefused = all.some(({ id, state }) => state === 'refused' && ids.has(id))
    const most = isRefused ? 0 : mosts.reduce((sum, one) => sum + one, 0)
    const why = isRefused ? 'card-refused' : cards ? 'card-short' : 'cards-off'
    const ways = waysBack(leftToRefund(own, askedOf(all)).left, own, { most, why }).flatMap((way) =>
      (way.method === 'card' ? onEachCard(way, mosts) : [way]).map((one, nth) => ({ ...one, id: idFor(one.method, nth) })),
    )
    return ways.length || given.length ? [{ entry, ways, given }] : []
  })
}

const stateOf = ({ ways, given }: Boat) => (ways.length ? 'open' : given.some(({ state }) => state === 'asked') ? 'asked' : 'done')

/** Who gets what back, how, and how far that has come. */
export async function backOf(deps: Deps, tournament: TournamentRow): Promise<MoneyBack> {
  const boats = await boatsOf(deps, tournament)
  const names = await anglerNames(
    deps.db,
    boats.flatMap(({ entry }) => entry.users),
  )
  const crew = (users: string[]) => users.flatMap((user) => (names.get(user) ? fullName(names.get(user)!) : [])).join(' & ')
  return {
    tournament: tournament.id,
    open: boats.reduce((sum, { ways }) => sum + ways.reduce((own, { amount }) => own + amount, 0), 0),
    boats: boats.map((boat) => ({
      entry: boat.entry.id,
      about: crew(boat.entry.users),
      boatNumber: boat.entry.boatNumber,
      state: stateOf(boat),
      parts: [
        ...boat.given.map(({ method, amount, state }) => ({ method, amount, state: state as 'asked' | 'done', why: null })),
        ...boat.ways.map(({ method, amount, why }) => ({ method, amount, state: 'open' as const, why })),
      ],
    })),
  }
}

/**
 * Gives the boats of a cancelled event their money back, so many of them; who calls again goes on. Each refund is a transaction of its
 * own, with the message to its anglers, which begins with `words` where there are some. Where the card provider is away, what is left is
 * kept aside for it and it is not asked again here.
 */
export async function giveAllBack(deps: Deps, tournament: TournamentRow, doer: Doer, words?: string): Promise<MoneyBack> {
  if (!tournament.cancelled) throw refused('refund.not-cancelled')
  const boats = await boatsOf(deps, tournament)
  let isAway = false
  const toCard = async (row: RefundRow) => {
    if (row.state !== 'asked' || isAway) return
    isAway = (await refundToCard(deps, row)).state === 'asked'
  }
  const asked = boats.flatMap(({ given }) => given.filter(({ state }) => state === 'asked'))
  for (const row of asked.slice(0, MOST_BOATS_AT_ONCE)) await toCard(row)
  for (const { entry, ways } of boats.filter(({ ways }) => ways.length).slice(0, MOST_BOATS_AT_ONCE))
    for (const { id, method, amount } of ways) {
      const checkout = async (tx: Tx) => (method === 'card' ? checkoutToRefund(tx, entry.id, amount) : null)
      const tell = (tx: Tx, row: RefundRow) => tellBoat(tx, { tournament, entry, row, words })
      const given = await giveBack(deps.db, { id, entry, amount, method, reason: CANCELED }, checkout, doer, tell).catch(ifMovedMeanwhile)
      if (given) await toCard(given)
    }
  return backOf(deps, tournament)
}

/** Somebody gave this boat something back while we were on the way to it: it stays open, and the next call sees what is left. */
const ifMovedMeanwhile = (error: unknown): null => {
  const { code } = error as { code?: string }
  if (code === 'refund.too-much' || code === 'record.id-taken') return null
  throw error
}

type News = { tournament: TournamentRow; entry: EntryRow; row: RefundRow; words: string | undefined }

/** By mail, or by SMS where there is no mail. */
async function tellBoat(tx: Tx, { tournament, entry, row, words }: News): Promise<void> {
  const { name } = tournament
  const people = await userStore.findMany(tx, entry.users)
  const readsOf = await languagesOf(tx, entry.users)
  const messages = people.flatMap((person) => {
    const language = readsOf(person.id)
    const { subject, standard, back, how } = LETTERS[language].cancelled
    const text = `${words ? `${words}\n\n` : `${standard(name)} `}${back(dollarsAndCents(row.amount), how[row.method])}`
    return byMailOrSms(person, { subject: subject(name), text }, { link: `/angler/entries/${entry.id}`, topic: 'tournament', language })
  })
  await leaveMessages(tx, messages, { at: row.at, about: row.id })
}
