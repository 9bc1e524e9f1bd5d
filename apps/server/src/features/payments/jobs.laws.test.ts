import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { withDatabase } from '#platform/http/deps'
import { bossOn } from '#platform/jobs/boss-on'
import { ROW_JOBS, type RowJob } from '#platform/jobs/each-row'
import { jobTries } from '#platform/jobs/job-tries.table'
import type { Person } from '#platform/testing/test-server'
import { cleanHistory } from '../people/personal-data/clean-history.ts'
import { erasures } from '../people/personal-data/erasures.table.ts'
import { aField } from '../registration/tournament-entries/testing/a-field.ts'
import { tournamentEntries } from '../registration/tournament-entries/tournament-entries.table.ts'
import { tournamentPreRegistrations } from '../registration/tournament-pre-registrations/tournament-pre-registrations.table.ts'
import { payments } from './payments/payments.table.ts'
import { billClosedMonth, openFees } from './platform-invoices/bill-month.ts'
import { collectDue } from './platform-invoices/collect.ts'
import { platformFees, platformInvoices } from './platform-invoices/platform-invoices.table.ts'
import { refunds } from './refunds/refunds.table.ts'
import { cardAccounts, cardCheckouts, cardEvents, cardMovements, cardPayouts } from './stripe/cards.table.ts'
import { closeSettled } from './stripe/close-settled.ts'
import { ensureCustomer } from './stripe/customers.store.ts'
import { giveUpPlaces, moveWaitingLists } from './stripe/give-up-places.ts'
import { doWaiting } from './stripe/hear-event.ts'
import { openCardWork } from './stripe/open-card-work.ts'
import { goOnWithPayouts } from './stripe/pay-out-by-card.ts'
import { closeLate, reconcileCards } from './stripe/reconcile.ts'
import { retryRefunds } from './stripe/refund-card.ts'
import { aCardRamp, type CardRamp, PAYS } from './stripe/testing/a-card-ramp.ts'

const DAY_MS = 86_400_000
const LATER = '2999-01-01T00:00:00.000Z'

let lake: CardRamp
let boats: Awaited<ReturnType<CardRamp['aBoat']>>[]
let people: Person[]

beforeAll(async () => {
  lake = await aCardRamp()
  await lake.connect(lake.ana)
  people = [lake.ana, await lake.ramp.person('Director', 'Bo Kim', { email: 'bo@lake.test' })]
  await lake.connect(people[1]!)
})
afterAll(() => lake.close())
beforeEach(async () => {
  await lake.standIn.quiet()
  lake.standIn.mood.webhooks = 'now'
  await lake.ramp.db.delete(jobTries)
  boats = [await lake.aBoat(), await lake.aBoat()]
})

const db = () => lake.ramp.db
/** The same work, so many days from now. */
const inDays = (days: number) => ({ ...lake.work, now: () => new Date(Date.now() + days * DAY_MS) })
const pages = async (): Promise<string[]> => {
  for (const boat of boats) expect((await boat.open()).status).toBe(200)
  await lake.standIn.quiet()
  const rows = await Promise.all(boats.map(({ entry }) => db().select().from(cardCheckouts).where(eq(cardCheckouts.entry, entry))))
  return rows.map(([row]) => row!.id)
}
const paid = async (): Promise<string[]> => {
  const ids = await pages()
  for (const boat of boats) lake.standIn.typeCard(boat.session().id, PAYS)
  await lake.standIn.quiet()
  return ids
}
/** Two refunds that the provider was away for. */
const asked = async (): Promise<string[]> => {
  await paid()
  lake.standIn.mood.answer = 500
  for (const { entry } of boats) {
    const body = { _id: newId(), amount: 10, method: 'card' as const, reason: 'Engine broke' }
    await lake.ramp.call(moneyCalls.refund, { as: lake.ana, params: { id: entry }, body })
  }
  lake.standIn.mood.answer = null
  const entries = boats.map(({ entry }) => entry)
  const rows = await db().select().from(refunds).where(inArray(refunds.entry, entries)).orderBy(refunds.at)
  return rows.map(({ id }) => id)
}
const stateOf = async (id: string) => (await db().select().from(cardCheckouts).where(eq(cardCheckouts.id, id)))[0]!.state
const invoices = async (values: Partial<typeof platformInvoices.$inferInsert>): Promise<string[]> => {
  const rows = [0, 1].map((place) => ({
    ...{ id: `${place}${newId().slice(1)}`, director: people[place]!.id, month: '2020-01', lines: [], anglers: 1, credits: 0, amount: 200 },
    ...{ createdAt: '2020-02-01T00:00:00.000Z', tryAt: `2020-02-01T00:00:0${place}.000Z`, status: 'open' as const },
    ...values,
    ...(values.intent ? { intent: `${values.intent}${place}` } : {}),
  }))
  await db().delete(platformFees)
  await db().delete(platformInvoices)
  await db().insert(platformInvoices).values(rows)
  return rows.map(({ id }) => id)
}

/**
 * For each loop: two rows, of which the first throws (its table refuses to write it), and whether the second was done. `writes`: where the
 * refusal is planted, as a table, its column of the id, and the statement.
 */
type Plant = {
  writes: [table: string, id: string, on: 'update' | 'insert']
  rows: () => Promise<string[]>
  run: () => Promise<unknown>
  isDone: (id: string) => Promise<boolean>
  /** The job says at its end that it is not whole. */
  throws?: true
}
const PLANTS: Record<RowJob, Plant> = {
  'card-refund': {
    writes: ['refunds', 'id', 'update'],
    rows: asked,
    run: () => retryRefunds(lake.work, LATER),
    isDone: async (id) => (await db().select().from(refunds).where(eq(refunds.id, id)))[0]!.state === 'done',
  },
  'card-event': {
    writes: ['card_events', 'id', 'update'],
    rows: async () => {
      const ids = ['a', 'b'].map((name) => `evt_${name}${newId()}`)
      const event = { type: 'payment_intent.succeeded', object: 'payment_intent', objectId: 'pi_unknown', heardBy: 'hook' as const }
      const heardAt = (place: number) => ({ happenedAt: `2020-01-01T00:00:0${place}.000Z`, heardAt: `2020-01-01T00:00:0${place}.000Z` })
      await db()
        .insert(cardEvents)
        .values(ids.map((id, place) => ({ id, ...event, ...heardAt(place) })))
      return ids
    },
    run: () => doWaiting(lake.work, LATER),
    isDone: async (id) => (await db().select().from(cardEvents).where(eq(cardEvents.id, id)))[0]!.state === 'nothing',
  },
  'card-event-at-provider': {
    writes: ['card_events', 'id', 'insert'],
    rows: async () => {
      await paid()
      await db().delete(cardEvents)
      const { data } = await lake.cards.stripe.events.list({ type: 'payment_intent.succeeded', limit: 2 })
      return data.map(({ id }) => id)
    },
    run: () => reconcileCards(lake.work),
    isDone: async (id) => (await db().select().from(cardEvents).where(eq(cardEvents.id, id))).length === 1,
  },
  'card-account': {
    writes: ['card_accounts', 'stripe_id', 'update'],
    rows: async () => {
      const rows = await db().select().from(cardAccounts)
      for (const [place, { stripeId }] of rows.entries())
        await db()
          .update(cardAccounts)
          .set({ askedAt: `2020-01-01T00:00:0${place}.000Z` })
          .where(eq(cardAccounts.stripeId, stripeId))
      return rows.map(({ stripeId }) => stripeId)
    },
    run: () => reconcileCards(lake.work),
    isDone: async (id) => (await db().select().from(cardAccounts).where(eq(cardAccounts.stripeId, id)))[0]!.askedAt > '2021',
  },
  'card-payout': {
    writes: ['card_payouts', 'payment', 'update'],
    rows: async () => {
      await paid()
      const rows = await Promise.all(
        boats.map(({ field }) => db().select().from(payments).where(eq(payments.sourceModuleRecord, field.tournament))),
      )
      const found = rows.map(([row]) => row!)
      await db()
        .insert(cardPayouts)
        .values(
          found.map(({ id, sourceModuleRecord }, place) => ({
            ...{ payment: id, tournament: sourceModuleRecord!, amount: 100, payer: 'acct_a', recipient: 'acct_b' },
            ...{ state: 'goes-back' as const, at: `2020-01-01T00:00:0${place}.000Z` },
          })),
        )
      return found.map(({ id }) => id)
    },
    run: () => goOnWithPayouts(lake.work, LATER),
    isDone: async (id) => (await db().select().from(cardPayouts).where(eq(cardPayouts.payment, id)))[0]!.state === 'over',
  },
  erasure: {
    writes: ['erasures', 'person', 'update'],
    rows: async () => {
      const words = { texts: [['Lily Reyes', 'Angler'] as [string, string]], names: [], fields: {} }
      const rows = [0, 1].map((place) => ({ person: newId(), at: `2020-01-01T00:00:0${place}.000Z`, words, gone: [] }))
      await db().insert(erasures).values(rows)
      return rows.map(({ person }) => person)
    },
    run: () => cleanHistory(lake.work),
    isDone: async (id) => (await db().select().from(erasures).where(eq(erasures.person, id))).length === 0,
  },
  'late-page': {
    writes: ['card_checkouts', 'id', 'update'],
    rows: pages,
    run: () => closeLate(inDays(2)),
    isDone: async (id) => (await stateOf(id)) === 'over',
  },
  'settled-page': {
    writes: ['card_checkouts', 'id', 'update'],
    rows: async () => {
      const ids = await pages()
      for (const { entry } of boats) await db().update(tournamentEntries).set({ deleted: true }).where(eq(tournamentEntries.id, entry))
      return ids
    },
    run: () => closeSettled(lake.work),
    isDone: async (id) => (await stateOf(id)) === 'over',
  },
  'stuck-card': {
    writes: ['card_checkouts', 'id', 'update'],
    rows: async () => {
      const ids = await paid()
      await db().update(cardCheckouts).set({ stuck: 'Not enough' }).where(inArray(cardCheckouts.id, ids))
      // After a dispute the account is ours to put right.
      const at = '2020-01-01T00:00:00.000Z'
      const moved = { kind: 'dispute' as const, amount: 0, providerFee: 0, at, recordedAt: at }
      await db()
        .insert(cardMovements)
        .values(ids.map((checkout) => ({ key: `dispute dp_${checkout}`, checkout, ...moved })))
      return ids
    },
    run: () => reconcileCards(lake.work),
    isDone: async (id) => (await db().select().from(cardCheckouts).where(eq(cardCheckouts.id, id)))[0]!.stuck === null,
  },
  'late-place': {
    writes: ['tournament_pre_registrations', 'id', 'update'],
    rows: async () => {
      const at = '2020-01-01T00:00:00.000Z'
      const rows = boats.map(({ field, lily }, place) => ({
        ...{ id: newId(), tournament: field.tournament, users: [lily.id], createdAt: at, updatedAt: at },
        heldUntil: `2020-01-01T00:00:0${place}.000Z`,
      }))
      await db().insert(tournamentPreRegistrations).values(rows)
      return rows.map(({ id }) => id)
    },
    run: () => giveUpPlaces(lake.work),
    isDone: async (id) => (await db().select().from(tournamentPreRegistrations).where(eq(tournamentPreRegistrations.id, id)))[0]!.deleted,
  },
  'waiting-list': {
    writes: ['tournament_pre_registrations', 'tournament', 'update'],
    rows: async () => {
      const at = new Date().toISOString()
      const rows = boats.map(({ field, lily }) => ({
        ...{ id: newId(), tournament: field.tournament, users: [lily.id], createdAt: at, updatedAt: at, onWaitingList: true },
      }))
      await db().insert(tournamentPreRegistrations).values(rows)
      return rows.map(({ tournament }) => tournament).sort()
    },
    run: () => moveWaitingLists(lake.work),
    isDone: async (tournament) =>
      !(await db().select().from(tournamentPreRegistrations).where(eq(tournamentPreRegistrations.tournament, tournament))).some(
        ({ onWaitingList, deleted }) => onWaitingList && !deleted,
      ),
  },
  'collect-invoice': {
    writes: ['platform_invoices', 'id', 'update'],
    rows: () => invoices({}),
    run: () => collectDue(lake.work),
    isDone: async (id) => (await db().select().from(platformInvoices).where(eq(platformInvoices.id, id)))[0]!.tries === 1,
    throws: true,
  },
  'failed-invoice': {
    writes: ['platform_invoices', 'id', 'update'],
    rows: async () => {
      const ids = await invoices({ status: 'failed' })
      for (const [place, id] of ids.entries()) {
        const director = people[place]!.id
        const customer = await ensureCustomer(lake.work, director)
        const card = lake.standIn.saveCard(customer, PAYS)
        const asked = { amount: 200, currency: 'usd', customer, metadata: { platformInvoice: id, director } }
        const { id: intent } = await lake.cards.stripe.paymentIntents.create(asked)
        await db().update(platformInvoices).set({ intent }).where(eq(platformInvoices.id, id))
        lake.standIn.mood.webhooks = 'held'
        await lake.cards.stripe.paymentIntents.confirm(intent, { payment_method: card.id, off_session: true })
      }
      return ids
    },
    run: () => collectDue(lake.work),
    isDone: async (id) => (await db().select().from(platformInvoices).where(eq(platformInvoices.id, id)))[0]!.status === 'paid',
    throws: true,
  },
  'bill-director': {
    writes: ['platform_invoices', 'director', 'insert'],
    rows: async () => {
      await openFees(db(), '2020-01-01T00:00:00.000Z')
      await db().delete(platformFees)
      await db().delete(platformInvoices)
      people.sort((one, other) => one.id.localeCompare(other.id))
      for (const person of people) {
        const field = await aField(lake.ramp, person, {
          name: 'Billed Open',
          tournamentDateForSingle: new Date().toISOString().slice(0, 10),
        })
        await field.enter(['Al Hart', 'Bo Hart'])
      }
      return people.map(({ id }) => id)
    },
    run: () => billClosedMonth(inDays(40)),
    isDone: async (id) => (await db().select().from(platformInvoices).where(eq(platformInvoices.director, id))).length === 1,
    throws: true,
  },
}

/** While it runs, the table refuses to write this row. */
async function refusing([table, id, on]: Plant['writes'], value: string, work: () => Promise<unknown>): Promise<unknown> {
  await db().execute(
    sql.raw(`create function refuse_row() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$;
      create trigger refuse_row before ${on} on ${table} for each row when (new.${id} = '${value}') execute function refuse_row()`),
  )
  try {
    return await work().catch((error: Error) => error)
  } finally {
    await db().execute(sql.raw(`drop function refuse_row() cascade`))
  }
}

describe.each(ROW_JOBS)('the loop %s', (job) => {
  test('a row that throws keeps no other row waiting, is logged, counted, and tried again later', async () => {
    const { rows, run, isDone, writes, throws } = PLANTS[job]
    const [bad, good] = await rows()
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    try {
      const answer = await refusing(writes, bad!, run)
      expect([await isDone(bad!), await isDone(good!)]).toEqual([false, true])
      expect(answer instanceof Error).toBe(throws === true)
      expect(log.mock.calls.flat().filter((line) => String(line).startsWith(`The job ${job} failed for`))).toHaveLength(1)
      const [tried] = await db().select().from(jobTries).where(eq(jobTries.record, bad!))
      expect(tried).toMatchObject({ job, tries: 1, fault: expect.stringContaining('P0001') })
      expect(Date.parse(tried!.nextAt) - Date.parse(tried!.lastAt)).toBe(60_000)
    } finally {
      log.mockRestore()
    }
  })
})

test('a refund that the provider does not know stops no other work of the minute, and the log says so', async () => {
  const [bad, good] = await asked()
  const [row] = await db().select().from(refunds).where(eq(refunds.id, bad!))
  await db().update(cardCheckouts).set({ paymentIntent: 'pi_of_test_mode' }).where(eq(cardCheckouts.id, row!.checkout!))
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  try {
    for (let minute = 0; minute < 3; minute++) await retryRefunds(lake.work, LATER)
    expect([await PLANTS['card-refund'].isDone(good!), await PLANTS['card-refund'].isDone(bad!)]).toEqual([true, false])
    // Tried once: the next time is a minute away.
    expect(log.mock.calls.flat().filter((line) => String(line).includes('card-refund'))).toEqual([
      `The job card-refund failed for ${bad}: DomainError record.not-found`,
    ])
    await retryRefunds(inDays(1), LATER)
    const [tried] = await db().select().from(jobTries).where(eq(jobTries.record, bad!))
    expect([tried!.tries, Date.parse(tried!.nextAt) - Date.parse(tried!.lastAt)]).toEqual([2, 120_000])
  } finally {
    log.mockRestore()
  }
})

test('a handler that throws is logged and counted, and forgotten when it works', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const work = withDatabase(lake.ramp.deps, lake.ramp.deps.outside)
  const boss = await bossOn(lake.ramp.deps.pool, work, () => {})
  try {
    await boss.createQueue('planted')
    let isBroken = true
    let turns = 0
    await boss.work('planted', { pollingIntervalSeconds: 0.5 }, async () => {
      turns++
      if (isBroken) throw new TypeError('a message that may quote a row')
    })
    const tried = () => db().select().from(jobTries).where(eq(jobTries.job, 'planted'))
    await boss.send('planted', {}, { retryLimit: 0 })
    await vi.waitFor(async () => expect(await tried()).toMatchObject([{ record: '', tries: 1, fault: 'TypeError' }]), 10_000)
    expect(log.mock.calls.flat()).toContain('The job planted failed: TypeError')
    isBroken = false
    await boss.send('planted', {})
    await vi.waitFor(async () => expect([turns, await tried()]).toEqual([2, []]), 10_000)
  } finally {
    await boss.stop({ graceful: false })
    log.mockRestore()
  }
})

test('the minute goes on with its next step where one throws', async () => {
  const [page] = await pages()
  await db().update(tournamentEntries).set({ deleted: true }).where(eq(tournamentEntries.id, boats[0]!.entry))
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const work = await openCardWork(lake.ramp.deps, { pool: lake.ramp.deps.pool, log: () => {} })
  await db().execute(sql.raw('alter table card_payouts rename to card_payouts_away'))
  try {
    const { minute } = work
    await minute()
    expect(await stateOf(page!)).toBe('over')
    expect(await db().select().from(jobTries).where(eq(jobTries.job, 'card-payouts'))).toMatchObject([{ record: '', tries: 1 }])
  } finally {
    await db().execute(sql.raw('alter table card_payouts_away rename to card_payouts'))
    await work.close()
    log.mockRestore()
  }
})
