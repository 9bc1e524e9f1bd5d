import type { Winnings } from '@ramplight/contract/payments/winnings'
import { todayAt } from '@ramplight/contract/tournaments/today-at'
import { byText } from '@ramplight/domain/kernel/text-order'
import { FIRST_TAX_YEAR, usuallyReportedFrom, winningsOf, winningsOfEvents } from '@ramplight/domain/money/winnings'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { fullName } from '@ramplight/domain/registration/full-name'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { and, asc, between, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { taxFormsOf } from '#features/content/documents/index'
import { settingsOf } from '#features/people/director-settings/index'
import { anglerNames } from '#features/people/users/index'
import { directedBy, tournamentStore } from '#features/tournaments/tournaments/index'
import type { Db } from '#platform/database/types'
import { eventsIn, moneyEvents } from '../money-events/index.ts'
import { directedPayments, isPayoutOfResult } from './payments.store.ts'
import { payments } from './payments.table.ts'
import { payoutOfRow } from './payouts.ts'

type Line = Winnings['people'][number]['payments'][number] & { user: string }
type Year = { from: string; to: string; isIn: (at: string, ramp: Parameters<typeof zoneOf>[0]) => boolean }

/** A day more on both sides: where the year begins depends on where the ramp is. */
const yearOf = (year: string): Year => ({
  from: `${Number(year) - 1}-12-31T00:00:00.000Z`,
  to: `${Number(year) + 1}-01-02T00:00:00.000Z`,
  isIn: (at, ramp) => todayAt(zoneOf(ramp), new Date(at)).startsWith(year),
})

/** What payments that directors wrote by hand are of winnings. Those of results say what they pay; the log of money, what was handed out. */
async function byHand(db: Db, settled: SQL | undefined, { from, to, isIn }: Year): Promise<Line[]> {
  const { table } = tournamentStore
  const rows = await db
    .select({ payment: payments, timezone: table.timezone, state: table.state, event: table.name })
    .from(payments)
    .innerJoin(table, eq(table.id, payments.sourceModuleRecord))
    .where(and(settled, between(payments.createdAt, from, to)))
    .orderBy(asc(payments.createdAt))
  return rows
    .filter(({ payment, ...ramp }) => !isPayoutOfResult(payment) && isIn(payment.createdAt, ramp))
    .map(({ payment, event }) => ({
      user: payment.recipientOfPayment ?? payment.user,
      ...{ _id: payment.id, at: payment.createdAt, description: payment.description ?? event },
      ...{ won: winningsOf(payment), isRecorded: true },
    }))
}

/** What the log of money says of the payouts of results. */
async function byResults(db: Db, actor: Actor, { from, to, isIn }: Year): Promise<Line[]> {
  const { table } = tournamentStore
  const mine = isAdmin(actor) ? undefined : directedBy(actor)
  const events = await db
    .selectDistinct({ id: table.id, name: table.name, status: table.status, timezone: table.timezone, state: table.state })
    .from(moneyEvents)
    .innerJoin(table, eq(table.id, moneyEvents.tournament))
    .where(and(mine, between(moneyEvents.at, from, to)))
  const ids = events.map(({ id }) => id)
  const [log, written] = [await eventsIn(db, ids), await writtenFor(db, ids)]
  return events.flatMap(({ id, name, status, ...ramp }) =>
    winningsOfEvents(
      (log.get(id) ?? []).map(({ event }) => event),
      { isOfficial: status === 'Completed' },
    )
      .filter(({ at }) => isIn(at, ramp))
      .flatMap(({ payee, entry, pot, ...one }): Line[] =>
        payee ? [{ user: payee, ...one, description: written.get(`${id} ${entry} ${pot}`) ?? name }] : [],
      ),
  )
}

/** What payments of results say that they are for, by tournament, boat and pot; the last one counts. */
async function writtenFor(db: Db, tournaments: string[]): Promise<Map<string, string | null>> {
  if (!tournaments.length) return new Map()
  const rows = await db.select().from(payments).where(inArray(payments.sourceModuleRecord, tournaments)).orderBy(asc(payments.createdAt))
  return new Map(
    rows.filter(isPayoutOfResult).map((row) => {
      const { entry, pot } = payoutOfRow(row)
      return [`${row.sourceModuleRecord} ${entry} ${pot}`, row.description]
    }),
  )
}

/** What each angler was paid out in a year at the tournaments of this person, by the calendar at the ramp. Who got the check is who won. */
export async function winningsIn(db: Db, actor: Actor, year: string): Promise<Winnings> {
  const settled = and(
    eq(payments.deleted, false),
    eq(payments.status, 'completed'),
    eq(payments.debitOrCredit, 'debit'),
    directedPayments(db, actor),
  )
  const lines = [...(await byHand(db, settled, yearOf(year))), ...(await byResults(db, actor, yearOf(year)))]
    .filter(({ won }) => won !== 0)
    .sort((a, b) => byText(a.at, b.at))
  const byUser = Map.groupBy(lines, ({ user }) => user)
  const users = [...byUser.keys()]
  const [names, forms] = [await anglerNames(db, users), await taxFormsOf(db, actor, users)]
  const people = [...byUser].map(([user, of]) => ({
    user,
    name: names.has(user) ? fullName(names.get(user)!) : '',
    won: of.reduce((sum, { won }) => sum + won, 0),
    taxForm: forms.get(user) ?? null,
    payments: of.map(({ user: _, ...line }) => line),
  }))
  const known = await db
    .selectDistinct({ year: sql<string>`left(${payments.createdAt}::text, 4)` })
    .from(payments)
    .where(settled)
  const handedOut = await db
    .selectDistinct({ year: sql<string>`left(${moneyEvents.at}::text, 4)` })
    .from(moneyEvents)
    .innerJoin(tournamentStore.table, eq(tournamentStore.table.id, moneyEvents.tournament))
    .where(isAdmin(actor) ? undefined : directedBy(actor))
  const years = new Set([FIRST_TAX_YEAR, year, ...[...known, ...handedOut].map((one) => one.year)])
  const own = await settingsOf(db, actor.id)
  const usuallyFrom = usuallyReportedFrom(year)
  return {
    ...{ year, years: [...years].sort().reverse(), usuallyFrom },
    reportedFrom: own?.winningsReportedFrom[year] ?? usuallyFrom,
    people: people.sort((a, b) => b.won - a.won || a.name.localeCompare(b.name)),
  }
}
