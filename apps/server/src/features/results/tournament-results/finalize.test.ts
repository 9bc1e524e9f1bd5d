import { newId } from '@ramplight/contract/kernel/new-id'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentResultCalls as calls } from '@ramplight/contract/results/tournament-results'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { and, asc, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '#platform/audit/audit.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { payments } from '../../payments/payments/payments.table.ts'
import { payoutStructures } from '../../payouts/payout-structures/payout-structures.table.ts'
import { entriesOf } from '../../registration/tournament-entries/index.ts'
import { findTournament, type TournamentRow } from '../../tournaments/tournaments/index.ts'
import { aBoat, days } from '../../weigh-in/testing/a-tournament.ts'
import { weighInEvents } from '../../weigh-in/weigh-ins/weigh-ins.table.ts'
import { seasonEventPointDistributions } from '../season-event-point-distributions/season-event-point-distributions.table.ts'
import { lakeFork, weigh } from '../testing/lake-fork.ts'
import { recalculateEntries } from './index.ts'
import { tournamentResults } from './tournament-results.table.ts'

describe('closing out a tournament', () => {
  let ramp: TestServer
  let ana: Person

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
  })
  afterAll(() => ramp.close())

  const finalize = (tournament: TournamentRow, more: object = {}, as = ana) =>
    ramp.call(calls.create, { as, body: { tournament: tournament.id, ...more } })
  const refusal = ({ status, error }: { status: number; error: { code: string } }) => [status, error.code]
  const paymentsFor = (tournament: TournamentRow) =>
    ramp.db
      .select()
      .from(payments)
      .where(eq(payments.sourceModuleRecord, tournament.id))
      .orderBy(asc(payments.createdAt), desc(payments.amount), asc(payments.id))
  const standing = async (tournament: TournamentRow) => (await paymentsFor(tournament)).filter(({ status }) => status !== 'void')
  const pointsFor = (tournament: TournamentRow) =>
    ramp.db
      .select()
      .from(seasonEventPointDistributions)
      .where(and(eq(seasonEventPointDistributions.tournament, tournament.id), eq(seasonEventPointDistributions.deleted, false)))
  const resultsFor = (tournament: TournamentRow) =>
    ramp.db
      .select()
      .from(tournamentResults)
      .where(and(eq(tournamentResults.tournament, tournament.id), eq(tournamentResults.deleted, false)))
  const statusOf = async (tournament: TournamentRow) => (await findTournament(ramp.db, tournament.id))!.status
  const sum = (rows: { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0)
  /** Everything that finalizing writes, to compare. */
  const written = async (tournament: TournamentRow) => ({
    results: (await resultsFor(tournament)).length,
    payments: (await standing(tournament)).length,
    points: (await pointsFor(tournament)).length,
    status: await statusOf(tournament),
    entries: (await entriesOf(ramp.db, tournament.id)).filter(({ result }) => result !== null).length,
  })
  const NOTHING = { results: 0, payments: 0, points: 0, status: 'In Progress', entries: 0 }

  test('a protest is upheld: the place that was set moves the board at once, and payouts and points follow it; then it stands still', async () => {
    const { tournament, boats, weighAll } = await lakeFork(ramp, ana)
    await weighAll()
    const [hall, , , vega, poe] = boats
    const correct = (boat: { id: string }, ruling: object | null, as = ana) =>
      ramp.call(tournamentEntryCalls.update, { as, params: { id: boat.id }, body: { ruling: ruling as never } })
    const before = (await ramp.call(calls.board, { params: { id: tournament.id } })).body
    expect(refusal(await correct(vega!, { place: 1, reason: ' ' }))).toEqual([400, 'request.invalid'])
    const protest = { place: 1, reason: 'Hall was outside the boundary' }
    expect((await correct(vega!, protest)).status).toBe(200)
    expect((await correct(poe!, { points: 12.5, reason: 'Late to the meeting' })).status).toBe(200)
    const board = (await ramp.call(calls.board, { params: { id: tournament.id } })).body
    expect(board.revision).toBeGreaterThan(before.revision)
    expect(board.rows.slice(0, 2).map(({ entry, position, ruled }) => [entry, position, ruled])).toEqual([
      [vega!.id, 1, protest.reason],
      [hall!.id, 2, undefined],
    ])
    const { body } = await finalize(tournament)
    const main = (await standing(tournament)).filter(({ items, metaData }) => items[0]!.key === 'main' && !metaData?.group)
    // Two places are paid: the winner and the bonus to Vega, second to Hall; the tie behind them gets nothing any more.
    expect(main.map(({ user, amount }) => [user, amount])).toEqual([
      [vega!.users[0], 73_000],
      [hall!.users[0], 24_000],
    ])
    const points = new Map(body.points.map((one) => [one.entry, one.points]))
    expect([vega, hall, poe].map((boat) => points.get(boat!.id))).toEqual([100, 99, 12.5])
    const lines = await ramp.db.select({ summary: auditLog.summary }).from(auditLog).where(eq(auditLog.record, vega!.id))
    expect(lines.map(({ summary }) => summary)).toEqual([expect.stringContaining('1st by hand: Hall was outside the boundary')])
    expect((await correct(vega!, null)).status).toBe(409)
  })

  test('Ana finalizes Lake Fork: places, points, payments to the cent, and the tournament is Completed', async () => {
    const { tournament, boats, bigFishPot, sidePot, weighAll } = await lakeFork(ramp, ana)
    await weighAll()
    const preview = await ramp.call(calls.preview, { as: ana, params: { id: tournament.id } })
    expect(await written(tournament)).toEqual(NOTHING)
    const answer = await finalize(tournament, { revision: preview.body.revision })
    expect(answer.status).toBe(200)
    const { body } = answer
    expect(body).toMatchObject({
      tournament: tournament.id,
      finalizedBy: ana.id,
      payouts: preview.body.payouts,
      points: preview.body.points,
    })
    expect(body.overallResults.standings).toEqual(preview.body.standings.standings)
    expect(body.dailyResults.map(({ day, bigFishPots, sidePots }) => [day, bigFishPots.length, sidePots.length])).toEqual([[0, 0, 1]])

    // 10 x $100 x 90 % = $900: $180 to the Co-Anglers, $720 to all; $250 bonus; pots of $100 and $30.
    const { payouts, pots } = preview.body
    expect([payouts.pool, payouts.mainPool, payouts.bonusPaid]).toEqual([90_000, 72_000, 25_000])
    const paid = await standing(tournament)
    expect(sum(paid)).toBe(payouts.paid + payouts.bonusPaid + sum(pots.map((pot) => ({ amount: pot.paid }))) + payouts.groupPots[0]!.paid)
    expect(sum(paid)).toBe(72_000 + 25_000 + 18_000 + 10_000 + 3000)
    for (const row of paid)
      expect(row).toMatchObject({
        status: 'completed',
        debitOrCredit: 'debit',
        paymentForType: 'Tournament',
        recipientOfPayment: row.user,
        amount: sum(row.items.map(({ cost }) => ({ amount: cost }))),
      })
    const [hall, reyes] = boats
    expect(
      paid
        .filter(({ user }) => user === hall!.users[0])
        .map(({ amount, items, onceKey }) => [items[0]!.type, items[0]!.key, amount, onceKey]),
    ).toEqual([
      ['Main Pot Payout', 'main', 73_000, `${body._id}:${hall!.id}:main`],
      ['Big Fish Pot Payout', bigFishPot, 10_000, `${body._id}:${hall!.id}:${bigFishPot}`],
      ['Side Pot Payout', sidePot, 1800, `${body._id}:${hall!.id}:${sidePot}`],
    ])
    // The two boats tied for second share its money; the captain is paid, the partner is named.
    expect(paid.find(({ user, items }) => user === reyes!.users[0] && items[0]!.key === 'main')).toMatchObject({
      amount: 12_000,
      partner: reyes!.users[1],
      description: 'Lake Fork #4: 2nd place',
    })
    expect(paid.find(({ metaData }) => metaData?.group === 'Co-Anglers')).toMatchObject({
      items: [{ type: 'Main Pot Payout' }],
      description: 'Lake Fork #4: 1st place of Co-Anglers',
    })

    const points = await pointsFor(tournament)
    expect(points).toHaveLength(11)
    expect(points.filter(({ entry }) => entry === reyes!.id)).toMatchObject(
      reyes!.users.map(() => ({ points: 99, finishingPosition: 2, season: tournament.season })),
    )
    expect(points.find(({ entry }) => entry === hall!.id)).toMatchObject({ weight: 290_000, weightUnit: 'lb' })
    const entry = (await entriesOf(ramp.db, tournament.id))[0]!
    expect(entry.result).toMatchObject({
      position: 1,
      points: 100,
      totalWeight: 290_000,
      payout: {
        amount: 84_800,
        position: 1,
        reason: '1st place',
        notes: 'Main Pot Payout $730.00, Big Fish Pot Payout $100.00, Side Pot Payout $18.00',
      },
    })
    expect(await written(tournament)).toEqual({ results: 1, payments: paid.length, points: 11, status: 'Completed', entries: 10 })
    const [line] = await ramp.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.record, body._id), eq(auditLog.action, 'finalized')))
    expect(line).toMatchObject({
      by: ana.id,
      tournament: tournament.id,
      summary: `Lake Fork #4: results finalized, 10 boats, ${paid.length} payouts, $1,280.00`,
    })
  })

  test('Finalize is tapped five times at once with one id: everything is written once, and every tap hears the same', async () => {
    const { tournament, weighAll } = await lakeFork(ramp, ana)
    await weighAll()
    const _id = newId()
    const { resultsRevision } = (await findTournament(ramp.db, tournament.id))!
    const answers = await Promise.all(Array.from({ length: 5 }, () => finalize(tournament, { _id, revision: resultsRevision })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ wire }) => JSON.stringify(wire))).size).toBe(1)
    expect((await paymentsFor(tournament)).length).toBe((await standing(tournament)).length)
    expect(sum(await paymentsFor(tournament))).toBe(128_000)
    expect(await pointsFor(tournament)).toHaveLength(11)
    expect(await resultsFor(tournament)).toHaveLength(1)
  })

  test('two directors finalize at the same moment: one does it, the other hears that it is done', async () => {
    const { tournament, weighAll } = await lakeFork(ramp, ana)
    await weighAll()
    const answers = await Promise.all([finalize(tournament), finalize(tournament), finalize(tournament)])
    expect(answers.map((answer) => (answer.status === 200 ? 200 : answer.error.code)).sort()).toEqual([
      200,
      'results.already-final',
      'results.already-final',
    ])
    expect(sum(await paymentsFor(tournament))).toBe(128_000)
  })

  test('a weight that changed after the preview stops the finalizing, and nothing is written', async () => {
    const { tournament, boats, weighAll } = await lakeFork(ramp, ana)
    await weighAll()
    const { body } = await ramp.call(calls.preview, { as: ana, params: { id: tournament.id } })
    const found = await ramp.call(weighInCalls.search, { as: ana, body: { entry: boats[9]!.id } })
    await ramp.call(weighInCalls.update, { as: ana, params: { id: found.body[0]!._id }, body: { weight: 16 * 20, reason: 'misread' } })
    expect(refusal(await finalize(tournament, { revision: body.revision }))).toEqual([409, 'results.changed-since-preview'])
    expect(await written(tournament)).toEqual(NOTHING)
  })

  test('without a single weigh-in there are no results; without a director nobody is paid', async () => {
    const { tournament } = await lakeFork(ramp, ana)
    const none = await finalize(tournament)
    expect([none.status, none.error.code, none.error.message]).toEqual([
      409,
      'results.none',
      'There was an error generating payment from this tournament weigh in. NO RESULTS FOUND!',
    ])
    const admin = await ramp.person('System Admin', 'Sam Root')
    const gone = await ramp.person('Director', 'Gone Fishing')
    const orphan = await lakeFork(ramp, gone)
    await orphan.weighAll()
    await ramp.deps.pool.query('update users set deleted = true where id = $1', [gone.id])
    expect(refusal(await finalize(orphan.tournament, {}, admin))).toEqual([409, 'results.no-director'])
    expect(await written(orphan.tournament)).toEqual(NOTHING)
  })

  test.each(['payments', 'season_event_point_distributions', 'audit_log', 'tournament_entries'])(
    'the power fails while %s is written: nothing of it is there, and the second try does it all',
    async (table) => {
      const { tournament, weighAll } = await lakeFork(ramp, ana)
      await weighAll()
      await ramp.deps.pool.query(
        `create function power_cut() returns trigger language plpgsql as $$ begin raise exception 'power cut'; end $$;
         create trigger power_cut before insert or update on ${table} for each statement execute function power_cut()`,
      )
      try {
        expect(refusal(await finalize(tournament))).toEqual([500, 'server.failed'])
      } finally {
        await ramp.deps.pool.query(`drop trigger power_cut on ${table}; drop function power_cut()`)
      }
      expect(await written(tournament)).toEqual(NOTHING)
      expect((await finalize(tournament)).status).toBe(200)
      expect(sum(await paymentsFor(tournament))).toBe(128_000)
    },
  )

  test('bags that are saved while the results become final either count in them or are refused', async () => {
    const { tournament, boats } = await lakeFork(ramp, ana)
    await weigh(ramp, ana, boats[0]!, [3, 1])
    // Boats are missing, so each try is of a preview that was looked at.
    const finalizeSeen = async (): Promise<Awaited<ReturnType<typeof finalize>>> => {
      const { revision } = (await ramp.call(calls.preview, { as: ana, params: { id: tournament.id } })).body
      const answer = await finalize(tournament, { revision })
      return answer.status === 200 || answer.error.code !== 'results.changed-since-preview' ? answer : finalizeSeen()
    }
    const [final, ...saves] = await Promise.all([
      finalizeSeen(),
      ...boats.slice(1).map((boat, index) => weigh(ramp, ana, boat, [4 + index, 1])),
    ])
    expect(final.status).toBe(200)
    for (const save of saves) expect([200, 'tournament.finalized']).toContain(save.status === 200 ? 200 : save.error.code)
    const log = await ramp.db.select().from(weighInEvents).where(eq(weighInEvents.tournament, tournament.id))
    const weighed = new Set(final.body.overallResults.standings.filter(({ totalWeight }) => totalWeight > 0).map(({ entry }) => entry))
    expect(new Set(log.map(({ entry }) => entry))).toEqual(weighed)
    expect(saves.filter(({ status }) => status === 200)).toHaveLength(weighed.size - 1)
  })

  test('Ana reopens: payments are void and kept, points and copies are gone, boats may be corrected, and finalizing pays again', async () => {
    const { tournament, boats, weighAll } = await lakeFork(ramp, ana)
    await weighAll()
    const { body } = await finalize(tournament)
    const before = await paymentsFor(tournament)
    expect((await ramp.call(calls.remove, { as: ana, params: { id: body._id } })).body).toEqual({ ok: true })
    expect(await written(tournament)).toEqual({ ...NOTHING, status: 'Closed' })
    const after = await paymentsFor(tournament)
    expect(after.map(({ id, amount, status }) => [id, amount, status])).toEqual(before.map(({ id, amount }) => [id, amount, 'void']))
    expect((await ramp.call(calls.byTournament, { params: { id: tournament.id } })).status).toBe(404)
    const actions = await ramp.db.select().from(auditLog).where(eq(auditLog.record, body._id)).orderBy(asc(auditLog.at))
    expect(actions.map(({ action }) => action)).toEqual(['finalized', 'reopened'])
    // A late retry of the first Finalize does not finalize what was reopened.
    expect(refusal(await finalize(tournament, { _id: body._id }))).toEqual([409, 'record.id-taken'])

    const found = await ramp.call(weighInCalls.search, { as: ana, body: { entry: boats[9]!.id } })
    await ramp.call(weighInCalls.update, { as: ana, params: { id: found.body[0]!._id }, body: { weight: 16 * 20, reason: 'misread' } })
    const again = await finalize(tournament)
    expect(again.body.overallResults.standings[0]!.entry).toBe(boats[9]!.id)
    expect(sum(await standing(tournament))).toBe(128_000)
    expect(await pointsFor(tournament)).toHaveLength(11)
    expect(
      await ramp.db.select().from(seasonEventPointDistributions).where(eq(seasonEventPointDistributions.tournament, tournament.id)),
    ).toHaveLength(11)
  })

  test('calculated again without a change, every payment stays; with another payout table, only the changed ones are written anew', async () => {
    const table = newId()
    const at = new Date().toISOString()
    const percentages = (first: number) => [
      {
        places: 2,
        percentages: [
          { place: 1, percentage: first },
          { place: 2, percentage: 30 },
        ],
      },
    ]
    await ramp.db.insert(payoutStructures).values({ id: table, createdAt: at, updatedAt: at, name: 'Two places', tables: percentages(70) })
    const { tournament, weighAll } = await lakeFork(ramp, ana, { groups: [], settings: { payout: { oneIn: 5, payoutToUse: table } } })
    await weighAll()
    const { body } = await finalize(tournament)
    const first = await paymentsFor(tournament)
    const again = await ramp.call(calls.update, { as: ana, params: { id: body._id }, body: { _rev: 1 } })
    expect(again.body).toMatchObject({ _id: body._id, _rev: 2 })
    expect(await paymentsFor(tournament)).toEqual(first)
    expect(refusal(await ramp.call(calls.update, { as: ana, params: { id: body._id }, body: { _rev: 1 } }))).toEqual([409, 'record.stale'])

    await ramp.db
      .update(payoutStructures)
      .set({ tables: percentages(60) })
      .where(eq(payoutStructures.id, table))
    await ramp.call(calls.update, { as: ana, params: { id: body._id }, body: {} })
    const later = await paymentsFor(tournament)
    const voided = later.filter(({ status }) => status === 'void')
    expect(voided.map(({ amount }) => amount)).toEqual([70_000])
    expect(later.find(({ onceKey }) => onceKey === first.find(({ id }) => id === voided[0]!.id)!.onceKey)).toMatchObject({
      amount: 60_000,
      status: 'completed',
    })
    expect(later).toHaveLength(first.length + 1)
    // A payment that was altered by hand is put right, too.
    await ramp.db
      .update(payments)
      .set({ amount: 1 })
      .where(and(eq(payments.sourceModuleRecord, tournament.id), eq(payments.amount, 60_000)))
    await ramp.call(calls.update, { as: ana, params: { id: body._id }, body: {} })
    expect((await standing(tournament)).map(({ amount }) => amount)).toContain(60_000)
    expect((await paymentsFor(tournament)).filter(({ status }) => status === 'void').map(({ amount }) => amount)).toEqual([70_000, 1])
    // And so is one that was voided by hand, in either way.
    const [one, other] = await standing(tournament)
    await ramp.call(paymentCalls.remove, { as: ana, params: { id: one!.id } })
    await ramp.call(paymentCalls.update, { as: ana, params: { id: other!.id }, body: { status: 'void' } })
    expect((await ramp.call(calls.update, { as: ana, params: { id: body._id }, body: {} })).status).toBe(200)
    expect(sum(await standing(tournament))).toBe(sum(first) - 10_000)
    expect(await statusOf(tournament)).toBe('Completed')
  })

  test('after one of two days the result is unofficial: no money, no points, no end; after the second it is final', async () => {
    const { tournament, boats, weighAll } = await lakeFork(ramp, ana, { tournamentDates: days(2) })
    await weighAll(0)
    const half = await finalize(tournament)
    expect(half.body).toMatchObject({ dateFinalized: null, finalizedBy: null, payouts: { payouts: [], paid: 0 } })
    expect(half.body.points.every(({ points }) => points === null)).toBe(true)
    expect(half.body.overallResults.standings[0]!.entry).toBe(boats[0]!.id)
    expect(await written(tournament)).toEqual({ ...NOTHING, results: 1, entries: 10 })
    expect((await entriesOf(ramp.db, tournament.id))[0]!.result).toMatchObject({ position: 1, points: null, payout: null })
    await weighAll(1)
    const whole = await finalize(tournament, { _id: newId() })
    expect(whole.body.dateFinalized).not.toBeNull()
    expect(whole.body.dailyResults.map(({ day }) => day)).toEqual([0, 1])
    expect(await written(tournament)).toMatchObject({ results: 1, points: 11, status: 'Completed' })
    expect(refusal(await finalize(tournament))).toEqual([409, 'results.already-final'])
  })

  test('an open tournament and one without a season give no points', async () => {
    for (const more of [{ setupOptions: { openTournament: true } }, { season: null }]) {
      const { tournament, weighAll } = await lakeFork(ramp, ana, more)
      await weighAll()
      expect((await finalize(tournament)).status).toBe(200)
      expect(await pointsFor(tournament)).toEqual([])
    }
  })

  test('before Start there is nothing to finalize, and an assistant, another director or an angler may not', async () => {
    const bo = await ramp.person('Director', 'Bo Kim')
    const angler = await ramp.person('Angler', 'Cy Odom')
    const { tournament, weighAll } = await lakeFork(ramp, ana)
    const helper = await ramp.person('Director', 'Hal Helper', { isAssistant: true, tours: [tournament.tour] })
    await weighAll()
    for (const person of [bo, angler, helper]) expect((await finalize(tournament, {}, person)).status).toBe(404)
    expect((await ramp.call(calls.create, { body: { tournament: tournament.id } })).status).toBe(401)
    expect((await ramp.call(calls.preview, { as: helper, params: { id: tournament.id } })).status).toBe(200)
    expect(refusal(await ramp.call(calls.preview, { as: angler, params: { id: tournament.id } }))).toEqual([403, 'access.forbidden'])
    await ramp.deps.pool.query(`update tournaments set status = 'Open' where id = $1`, [tournament.id])
    expect(refusal(await finalize(tournament))).toEqual([409, 'tournament.move-not-allowed'])
    expect(await written(tournament)).toEqual({ ...NOTHING, status: 'Open' })
  })

  test('several tournaments at once: each answers for itself', async () => {
    const bo = await ramp.person('Director', 'Bo Kim')
    const [one, two, theirs] = [await lakeFork(ramp, ana), await lakeFork(ramp, ana), await lakeFork(ramp, bo)]
    await one.weighAll()
    const ids = [newId(), newId(), newId(), newId()]
    const items = [one.tournament.id, two.tournament.id, theirs.tournament.id, newId()].map((tournament, i) => ({
      _id: ids[i]!,
      tournament,
    }))
    const answer = await ramp.call(calls.bulkCreate, { as: ana, body: items })
    expect(answer.body).toMatchObject({ ok: false, acknowledged: true })
    expect(answer.body.results.map(({ _id, ok, code }) => [_id, ok, code])).toEqual([
      [ids[0], true, undefined],
      [ids[1], false, 'results.none'],
      [ids[2], false, 'access.forbidden'],
      [ids[3], false, 'results.no-tournament'],
    ])
    const repeat = await ramp.call(calls.bulkUpdate, { as: ana, body: [items[0]!] })
    expect(repeat.body).toMatchObject({ ok: true, results: [{ _id: ids[0], ok: true }] })
    expect(sum(await standing(one.tournament))).toBe(128_000)
    const stranger = await ramp.call(calls.deleteByArray, { as: bo, body: { ids: [ids[0]!] } })
    expect(stranger.body.results).toMatchObject([{ ok: false, code: 'access.forbidden' }])
    const gone = await ramp.call(calls.deleteByArray, { as: ana, body: [ids[0]!, newId()] })
    expect(gone.body.results.map(({ ok }) => ok)).toEqual([true, false])
    expect(await standing(one.tournament)).toEqual([])
  })

  test('create-or-update finalizes, a repeat changes nothing, and a revision calculates again', async () => {
    const { tournament, weighAll } = await lakeFork(ramp, ana)
    await weighAll()
    const send = (more: object) => ramp.call(calls.createOrUpdate, { as: ana, body: { tournament: tournament.id, ...more } })
    const _id = newId()
    expect((await send({ _id })).body).toMatchObject({ _id, _rev: 1 })
    expect((await send({ _id })).body).toMatchObject({ _id, _rev: 1 })
    expect((await send({ _id, _rev: 1 })).body).toMatchObject({ _id, _rev: 2 })
    expect(refusal(await send({ _id, _rev: 1 }))).toEqual([409, 'record.stale'])
    expect(sum(await paymentsFor(tournament))).toBe(128_000)
  })

  test('results are found by tournament, season and tour; those of drafts by nobody else', async () => {
    const { tournament, weighAll } = await lakeFork(ramp, ana)
    await weighAll()
    const { body } = await finalize(tournament)
    const ids = async (terms: object, as: Person | null = null) =>
      (await ramp.call(calls.search, { as, body: terms })).body.map(({ _id }) => _id)
    for (const terms of [
      { tournament: tournament.id },
      { tournaments: [tournament.id] },
      { season: tournament.season! },
      { tour: tournament.tour },
    ])
      expect(await ids(terms)).toEqual([body._id])
    expect(await ids({ season: newId() })).toEqual([])
    expect((await ramp.call(calls.list)).body.map(({ _id }) => _id)).toContain(body._id)
    expect((await ramp.call(calls.get, { params: { id: body._id } })).wire).toEqual(
      (await ramp.call(calls.byTournament, { params: { id: tournament.id } })).wire,
    )
    await ramp.deps.pool.query(`update tournaments set status = 'Draft' where id = $1`, [tournament.id])
    expect(await ids({ tournament: tournament.id })).toEqual([])
    expect(await ids({ tournament: tournament.id }, ana)).toEqual([body._id])
    expect((await ramp.call(calls.get, { params: { id: body._id } })).status).toBe(404)
  })

  test('the copies on the entries are brought up to date: without money before the end, with money after it', async () => {
    const { tournament, boats, weighAll } = await lakeFork(ramp, ana)
    await weighAll()
    const doer = { id: ana.id, at: new Date().toISOString(), device: null }
    expect(await recalculateEntries(ramp.db, tournament.id, doer)).toBe(10)
    expect((await entriesOf(ramp.db, tournament.id))[0]!.result).toMatchObject({
      position: 1,
      totalWeight: 290_000,
      points: null,
      payout: null,
    })
    await finalize(tournament)
    const final = (await entriesOf(ramp.db, tournament.id)).map(({ result }) => result)
    await recalculateEntries(ramp.db, tournament.id, doer)
    expect((await entriesOf(ramp.db, tournament.id)).map(({ result }) => result)).toEqual(final)
    const other = await aBoat(ramp, await lakeFork(ramp, ana).then((cup) => cup.tournament), 77, ['Al Poe'])
    expect(other.result).toBeNull()
    expect(boats).toHaveLength(10)
  })
})
