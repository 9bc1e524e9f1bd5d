import type { Winnings } from '@ramplight/contract/payments/winnings'
import { todayAt } from '@ramplight/contract/tournaments/today-at'
import { FIRST_TAX_YEAR, usuallyReportedFrom, winningsOf } from '@ramplight/domain/money/winnings'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { fullName } from '@ramplight/domain/registration/full-name'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { and, asc, between, eq, sql } from 'drizzle-orm'
import { taxFormsOf } from '#features/content/documents/index'
import { settingsOf } from '#features/people/director-settings/index'
import { anglerNames } from '#features/people/users/index'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import type { Db } from '#platform/database/types'
import { directedPayments } from './payments.store.ts'
import { payments } from './payments.table.ts'

/** What each angler was paid out in a year at the tournaments of this person, by the calendar at the ramp. Who got the check is who won. */
export async function winningsIn(db: Db, actor: Actor, year: string): Promise<Winnings> {
  const { table } = tournamentStore
  const settled = and(
    eq(payments.deleted, false),
    eq(payments.status, 'completed'),
    eq(payments.debitOrCredit, 'debit'),
    directedPayments(db, actor),
  )
  const rows = await db
    .select({ payment: payments, timezone: table.timezone, state: table.state, event: table.name })
    .from(payments)
    .innerJoin(table, eq(table.id, payments.sourceModuleRecord))
    // A day more on both sides: where the year begins depends on where the ramp is.
    .where(and(settled, between(payments.createdAt, `${Number(year) - 1}-12-31T00:00:00.000Z`, `${Number(year) + 1}-01-02T00:00:00.000Z`)))
    .orderBy(asc(payments.createdAt))
  const lines = rows
    .filter(({ payment, timezone, state }) => todayAt(zoneOf({ timezone, state }), new Date(payment.createdAt)).startsWith(year))
    .map(({ payment, event }) => ({
      user: payment.recipientOfPayment ?? payment.user,
      ...{ _id: payment.id, at: payment.createdAt, description: payment.description ?? event, won: winningsOf(payment) },
    }))
    .filter(({ won }) => won !== 0)
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
  const years = new Set([FIRST_TAX_YEAR, year, ...known.map((one) => one.year)])
  const own = await settingsOf(db, actor.id)
  const usuallyFrom = usuallyReportedFrom(year)
  return {
    ...{ year, years: [...years].sort().reverse(), usuallyFrom },
    reportedFrom: own?.winningsReportedFrom[year] ?? usuallyFrom,
    people: people.sort((a, b) => b.won - a.won || a.name.localeCompare(b.name)),
  }
}
