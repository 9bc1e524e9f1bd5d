import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentEntryCalls as calls } from '@ramplight/contract/registration/tournament-entries'
import { auditCalls } from '@ramplight/contract/system/audit'
import { tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '#platform/audit/audit.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { countStatements } from '../../../testing/count-statements.ts'
import { users } from '../../people/users/users.table.ts'
import { seasons } from '../../tours/seasons/seasons.table.ts'
import { aField } from './testing/a-field.ts'
import { tournamentEntries } from './tournament-entries.table.ts'

const POT = '65f1c0ffee65f1c0ffee00a1'

describe('tournament entries', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  let admin: Person

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    admin = await ramp.person('System Admin', 'Sam Root')
  })
  afterAll(() => ramp.close())

  const put = (id: string, body: object, as: Person = ana) => ramp.call(calls.update, { as, params: { id }, body })
  const get = (id: string, as: Person = ana) => ramp.call(calls.get, { as, params: { id } })
  const remove = (id: string, as: Person = ana) => ramp.call(calls.remove, { as, params: { id } })
  const codes = (answer: { body: { results: { ok: boolean; code?: string | undefined }[] } }) =>
    answer.body.results.map((one) => (one.ok ? 'ok' : one.code))

  describe('entering a boat', () => {
    test('a team is entered under the names of its anglers, and the board hears of it', async () => {
      const lake = await aField(ramp, ana)
      const before = await lake.revision()
      const boat = await lake.enter(['Cy Fisher', 'Dee Lake'], { boatNumber: 7, status: 'Paid' })
      expect(boat).toMatchObject({ tour: lake.tour, boatNumber: 7, status: 'Paid', disqualified: false, deleted: false, _rev: 1 })
      expect(boat.anglers.map((one) => `${one.first_name} ${one.last_name}`)).toEqual(['Cy Fisher', 'Dee Lake'])
      expect(await lake.revision()).toBe(before + 1)
      const [line] = await ramp.db.select().from(auditLog).where(eq(auditLog.record, boat._id))
      expect(line).toMatchObject({ action: 'created', tournament: lake.tournament, by: ana.id, summary: 'Entered Fisher & Lake' })
    })

    test('an angler is in one boat only, and twice in none', async () => {
      const lake = await aField(ramp, ana)
      const cy = await lake.angler('Cy Fisher')
      await lake.tryEnter([cy])
      const again = await lake.tryEnter([await lake.angler('Dee Lake'), cy])
      expect([again.status, again.error.code, again.error.message]).toEqual([
        409,
        'entry.angler-twice',
        'Fisher is already entered in this tournament.',
      ])
      const eve = await lake.angler('Eve Reed')
      expect((await lake.tryEnter([eve, eve])).error.code).toBe('entry.angler-twice')
      expect((await lake.tryEnter([])).status).toBe(400)
    })

    test('eight stations enter the same angler at the same moment: one entry, seven refusals', async () => {
      const lake = await aField(ramp, ana)
      const cy = await lake.angler('Cy Fisher')
      const answers = await Promise.all(Array.from({ length: 8 }, () => lake.tryEnter([cy])))
      expect(answers.map((one) => one.status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
      expect((await ramp.call(calls.search, { as: ana, body: { tournament: lake.tournament } })).body).toHaveLength(1)
    })

    test('two boats never share a number, also when both ask at once', async () => {
      const lake = await aField(ramp, ana)
      await lake.enter(['Cy Fisher', 'Dee Lake'], { boatNumber: 12 })
      const taken = await lake.tryEnter([await lake.angler('Eve Reed')], { boatNumber: 12 })
      expect([taken.status, taken.error.code, taken.error.message]).toEqual([409, 'boat-number.taken', 'Boat 12 is already Fisher & Lake.'])
      const people = await Promise.all(['Flo One', 'Gus Two', 'Hob Three'].map((name) => lake.angler(name)))
      const answers = await Promise.all(people.map((one) => lake.tryEnter([one], { boatNumber: 13 })))
      expect(answers.map((one) => one.status).sort()).toEqual([200, 409, 409])
    })

    test('a number that a writer without the lock took a moment ago is still refused, and stops no other boat', async () => {
      const lake = await aField(ramp, ana)
      const [cy, dee, eve] = [await lake.angler('Cy Fisher'), await lake.angler('Dee Lake'), await lake.angler('Eve Reed')]
      const [inserted, committing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const at = new Date().toISOString()
      const unlocked = ramp.db.transaction(async (tx) => {
        await tx
          .insert(tournamentEntries)
          .values({ id: newId(), createdAt: at, updatedAt: at, tournament: lake.tournament, users: [cy.id], boatNumber: 5 })
        inserted.resolve()
        await committing.promise
      })
      await inserted.promise
      const answer = ramp.call(calls.bulkCreate, {
        as: ana,
        body: [
          { tournament: lake.tournament, users: [dee.id], boatNumber: 5 },
          { tournament: lake.tournament, users: [eve.id], boatNumber: 6 },
        ],
      })
      await new Promise((resolve) => setTimeout(resolve, 300))
      committing.resolve()
      await unlocked
      const { body } = await answer
      expect(codes({ body })).toEqual(['boat-number.taken', 'ok'])
      expect(body.results[0]?.message).toBe('Boat 5 is already Fisher.')
    })

    test('a double tap enters one boat; the id of another tournament is taken', async () => {
      const [lake, other] = [await aField(ramp, ana), await aField(ramp, ana)]
      const cy = await lake.angler('Cy Fisher')
      const _id = newId()
      const [one, two] = await Promise.all([lake.tryEnter([cy], { _id }), lake.tryEnter([cy], { _id })])
      expect([one.status, two.status, one.body._id]).toEqual([200, 200, two.body._id])
      expect((await other.tryEnter([await other.angler('Dee Lake')], { _id })).error.code).toBe('record.id-taken')
    })

    test('who is registered belongs to the tour and the season from then on', async () => {
      const lake = await aField(ramp, ana)
      const at = new Date().toISOString()
      const season = newId()
      await ramp.db.insert(seasons).values({
        id: season,
        createdAt: at,
        updatedAt: at,
        name: '2027',
        startDate: '2027-01-01',
        endDate: '2027-12-31',
        tour: lake.tour,
        director: ana.id,
      })
      await ramp.call(tournamentCalls.update, { as: ana, params: { id: lake.tournament }, body: { season } })
      const mine = await ramp.person('Angler', 'Cy Fisher', { director: ana.id })
      const { body } = await lake.tryEnter([mine])
      expect(body.season).toBe(season)
      const [row] = await ramp.db.select().from(users).where(eq(users.id, mine.id))
      expect([row?.tours, row?.seasons]).toEqual([[lake.tour], [season]])
    })

    test('two tours that enter the same angler at once both have them', async () => {
      for (let round = 0; round < 5; round++) {
        const [lake, river] = [await aField(ramp, ana), await aField(ramp, ana)]
        const cy = await ramp.person('Angler', 'Cy Fisher', { director: ana.id })
        const answers = await Promise.all([lake.tryEnter([cy]), river.tryEnter([cy])])
        expect(answers.map(({ status }) => status)).toEqual([200, 200])
        const [row] = await ramp.db.select().from(users).where(eq(users.id, cy.id))
        expect(row?.tours.sort()).toEqual([lake.tour, river.tour].sort())
      }
    })

    test('a helper who fishes is given nothing to run by being entered', async () => {
      const [lake, foreign] = [await aField(ramp, ana), await aField(ramp, bo, { coDirectors: [ana.id] })]
      const helper = await ramp.person('Director', 'Hal Helper', { isAssistant: true, tours: [lake.tour], director: ana.id })
      expect((await foreign.tryEnter([helper], {}, ana)).status).toBe(200)
      const edit = await ramp.call(tourCalls.update, { as: helper, params: { id: foreign.tour }, body: { name: 'Mine' } })
      expect(edit.status).toBe(403)
    })

    test('the record of a tournament names who joined, and tells no co-director their phone number', async () => {
      const lake = await aField(ramp, ana, { coDirectors: [bo.id] })
      const cy = await ramp.person('Angler', 'Cy Fisher', { director: ana.id, phone: '9035550177', email: 'cy@lake.test' })
      await lake.tryEnter([cy])
      const { wire } = await ramp.call(auditCalls.byTournament, { as: bo, params: { id: lake.tournament } })
      expect(JSON.stringify(wire)).toContain('Cy Fisher joined the tour')
      expect(JSON.stringify(wire)).not.toMatch(/9035550177|cy@lake\.test/)
    })

    test('an angler whom nobody of this tour knows does not exist', async () => {
      const lake = await aField(ramp, ana)
      const stranger = await ramp.person('Angler', 'Stran Ger', { director: bo.id })
      for (const body of [{ users: [stranger.id] }, { users: [newId()] }])
        expect((await lake.tryEnter(body.users)).error).toMatchObject({
          code: 'reference.unknown',
          message: 'users doesn’t exist or isn’t yours.',
        })
      const cy = await lake.angler('Cy Fisher')
      for (const field of ['boatCaptain', 'sub', 'flight'] as const)
        expect((await lake.tryEnter([cy], { [field]: newId() })).error.message).toBe(`${field} doesn’t exist or isn’t yours.`)
      expect((await lake.tryEnter([cy], { boatCaptain: cy.id })).status).toBe(200)
      expect((await lake.tryEnter([stranger], {}, admin)).status).toBe(200)
    })

    test('pots are bought in this tournament, by who is in the boat', async () => {
      const lake = await aField(ramp, ana, { bigfishpots: [{ _id: POT, name: 'Big bass', entryFee: 20 }] })
      const cy = await lake.angler('Cy Fisher')
      const buy = (user: string, pot: string) => ({
        sidePotBigFishEntries: [{ user, bigFish: true, bigFishPotIds: [pot], sidePot: false, sidePotIds: [] }],
      })
      expect((await lake.tryEnter([cy], buy(cy.id, newId()))).error.code).toBe('reference.unknown')
      expect((await lake.tryEnter([cy], buy(ana.id, POT))).error.code).toBe('reference.unknown')
      expect((await lake.tryEnter([cy], buy(cy.id, POT))).body.sidePotBigFishEntries).toHaveLength(1)
    })

    test("another director's tournament does not exist, neither to enter nor to see", async () => {
      const lake = await aField(ramp, ana)
      const cy = await ramp.person('Angler', 'Cy Fisher', { tours: [lake.tour], director: bo.id })
      expect((await lake.tryEnter([cy], {}, bo)).status).toBe(404)
      expect((await lake.tryEnter([cy], {}, cy)).status).toBe(404)
      const { body } = await lake.tryEnter([cy])
      for (const answer of [await get(body._id, bo), await put(body._id, { status: 'Paid' }, bo), await remove(body._id, bo)])
        expect([answer.status, answer.error.code]).toEqual([404, 'record.not-found'])
      expect((await put(newId(), { tournament: lake.tournament, users: [cy.id] }, bo)).status).toBe(404)
      expect(codes(await ramp.call(calls.bulkUpdate, { as: bo, body: [{ _id: body._id, status: 'Paid' }] }))).toEqual(['record.not-found'])
      expect(codes(await ramp.call(calls.bulkDelete, { as: bo, body: [body._id] }))).toEqual(['record.not-found'])
      expect(
        codes(await ramp.call(calls.boatNumberListUpdate, { as: bo, body: { itemsToProcess: [{ _id: body._id, boatNumber: 1 }] } })),
      ).toEqual(['record.not-found'])
      const { tournament } = lake
      const entries = [{ angler1: { first_name: 'Bo', last_name: 'Kim' } }]
      expect((await ramp.call(calls.drawBoatNumbers, { as: bo, body: { tournament, mode: 'random' } })).status).toBe(404)
      expect((await ramp.call(calls.importEntries, { as: bo, body: { tournament, entries } })).status).toBe(404)
      expect((await get(body._id)).body.status).toBe('Pending')
    })
  })

  describe('changing an entry', () => {
    test('an angler sees their own entry and changes nothing in it', async () => {
      const lake = await aField(ramp, ana)
      const cy = await lake.angler('Cy Fisher')
      const { body } = await lake.tryEnter([cy])
      expect((await get(body._id, cy)).status).toBe(200)
      const refusal = await put(body._id, { status: 'Paid' }, cy)
      expect([refusal.status, refusal.error.code]).toEqual([403, 'access.forbidden'])
    })

    test('PUT with an unknown id and a whole entry enters it; with half of one it says what is missing', async () => {
      const lake = await aField(ramp, ana)
      const cy = await lake.angler('Cy Fisher')
      const id = newId()
      const half = await put(id, { tournament: lake.tournament, boatNumber: 3 })
      expect([half.status, half.error.code]).toEqual([400, 'request.invalid'])
      expect((await put(id, { boatNumber: 3 })).status).toBe(404)
      expect((await put(id, { _rev: 1, tournament: lake.tournament, users: [cy.id], boatNumber: 3 })).body).toMatchObject({
        _id: id,
        boatNumber: 3,
        _rev: 1,
      })
      expect((await put(id, { tournament: lake.tournament, users: [cy.id], boatNumber: 4 })).body).toMatchObject({ boatNumber: 4, _rev: 2 })
    })

    test('two stations change an entry: the second is told, with both versions; the same change twice is one', async () => {
      const lake = await aField(ramp, ana)
      const { _id } = await lake.enter(['Cy Fisher'])
      expect((await put(_id, { _rev: 1, status: 'Paid' })).body._rev).toBe(2)
      const stale = await put(_id, { _rev: 1, boatNumber: 9 })
      expect([stale.status, stale.error.code]).toEqual([409, 'record.stale'])
      expect(stale.error.details).toMatchObject({ yours: { boatNumber: 9 }, theirs: { _id, _rev: 2, status: 'Paid', boatNumber: null } })
      expect((await put(_id, { _rev: 1, status: 'Paid' })).body._rev).toBe(2)
      expect((await get(_id)).body.boatNumber).toBeNull()
    })

    test('a check-in leaves the board alone; a disqualification moves it and stays on the record', async () => {
      const lake = await aField(ramp, ana)
      const { _id } = await lake.enter(['Cy Fisher'])
      const start = await lake.revision()
      expect((await put(_id, { checkedInAt: '2025-06-12T05:10:00-05:00' })).body.checkedInAt).toBe('2025-06-12T10:10:00.000Z')
      expect(await lake.revision()).toBe(start)
      expect((await put(_id, { disqualified: true, disqualifiedReason: 'Off limits water' })).body).toMatchObject({ disqualified: true })
      expect(await lake.revision()).toBe(start + 1)
      expect((await put(_id, { disqualified: false })).body).toMatchObject({ disqualified: false, disqualifiedReason: null })
      await put(_id, { status: 'Paid' })
      const lines = await ramp.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.record, _id), eq(auditLog.action, 'changed')))
      expect(lines.map((line) => line.summary).sort()).toEqual([
        'Fisher: checked in',
        'Fisher: disqualification withdrawn',
        'Fisher: disqualified: Off limits water',
        'Fisher: unpaid → paid',
      ])
    })

    test('an entry never moves to another tournament, and a boat takes only who and what is free', async () => {
      const [lake, other] = [await aField(ramp, ana), await aField(ramp, ana)]
      const one = await lake.enter(['Cy Fisher'], { boatNumber: 1 })
      const two = await lake.enter(['Dee Lake'], { boatNumber: 2 })
      expect((await put(one._id, { tournament: other.tournament })).error.code).toBe('reference.unknown')
      expect((await put(one._id, { boatNumber: 2 })).error.message).toBe('Boat 2 is already Lake.')
      expect((await put(one._id, { users: [...one.users, ...two.users] })).error.code).toBe('entry.angler-twice')
      expect((await put(one._id, { boatNumber: 1, users: one.users, sub: null })).body._rev).toBe(1)
    })

    test('once results are final nothing that counts moves, and a late payment still may be noted', async () => {
      const lake = await aField(ramp, ana, { status: 'Closed' })
      const { _id, users: crew } = await lake.enter(['Cy Fisher'])
      const late = await lake.angler('Dee Lake')
      await lake.complete()
      for (const body of [{ disqualified: true }, { users: [late.id] }, { groups: ['Seniors'] }, { boatNumber: 4 }, { inBigFishPot: true }])
        expect((await put(_id, body)).error.code).toBe('tournament.finalized')
      expect((await lake.tryEnter([late])).error.code).toBe('tournament.finalized')
      expect((await remove(_id)).error.code).toBe('tournament.finalized')
      const draw = await ramp.call(calls.drawBoatNumbers, { as: ana, body: { tournament: lake.tournament, mode: 'random' } })
      expect(draw.error.code).toBe('tournament.finalized')
      expect((await put(_id, { status: 'Paid', users: crew })).status).toBe(200)
      expect((await lake.tryEnter(crew, { _id })).status).toBe(200)
    })
  })

  describe('deleting an entry', () => {
    test('its number and its angler are free again, and only a list of the deleted shows it', async () => {
      const lake = await aField(ramp, ana)
      const { _id, users: crew } = await lake.enter(['Cy Fisher'], { boatNumber: 5 })
      expect((await remove(_id)).body).toEqual({ ok: true })
      expect((await get(_id)).status).toBe(404)
      expect((await lake.tryEnter(crew, { boatNumber: 5 })).status).toBe(200)
      expect((await lake.tryEnter(crew, { _id })).status).toBe(404)
      const deleted = await ramp.call(calls.search, { as: ana, body: { tournament: lake.tournament, deleted: true } })
      expect(deleted.body.map((one) => [one._id, one.deleted])).toEqual([[_id, true]])
    })

    test('who has weighed stays on the record', async () => {
      const lake = await aField(ramp, ana)
      const { _id } = await lake.enter(['Cy Fisher'])
      await lake.weigh(_id)
      const refusal = await remove(_id)
      expect([refusal.status, refusal.error.code]).toEqual([409, 'entry.weighed'])
      const other = await lake.enter(['Dee Lake'])
      expect(codes(await ramp.call(calls.bulkDelete, { as: ana, body: { ids: [_id, other._id, newId()] } }))).toEqual([
        'entry.weighed',
        'ok',
        'record.not-found',
      ])
      expect(codes(await ramp.call(calls.bulkDelete, { as: ana, body: [other._id] }))).toEqual(['ok'])
      const card = await ramp.call(tournamentCalls.skinnySearch, { as: ana, body: { tours: [lake.tour] } })
      expect(card.body.message[0]).toMatchObject({ entryCount: 1, weighedCount: 1 })
    })
  })

  describe('many at once', () => {
    test('each boat of a bulk create answers for itself, in the order of the list', async () => {
      const [lake, foreign] = [await aField(ramp, ana), await aField(ramp, bo)]
      const [cy, dee, eve] = [await lake.angler('Cy Fisher'), await lake.angler('Dee Lake'), await lake.angler('Eve Reed')]
      const tournament = lake.tournament
      const body = [
        { _id: newId(), tournament, users: [cy.id], boatNumber: 1 },
        { _id: newId(), tournament, users: [dee.id, cy.id] },
        { _id: newId(), tournament, users: [dee.id], boatNumber: 1 },
        { _id: newId(), tournament: foreign.tournament, users: [eve.id] },
        { _id: newId(), tournament: newId(), users: [eve.id] },
        { _id: newId(), tournament, users: [eve.id], boatNumber: 2 },
      ]
      const answer = await ramp.call(calls.bulkCreate, { as: ana, body })
      expect(answer.body).toMatchObject({ ok: false, acknowledged: true })
      expect(codes(answer)).toEqual(['ok', 'entry.angler-twice', 'boat-number.taken', 'record.not-found', 'record.not-found', 'ok'])
      expect(answer.body.results.map((one) => one._id)).toEqual(body.map((one) => one._id))
      const again = await ramp.call(calls.bulkCreate, { as: ana, body: [body[0]!, body[5]!] })
      expect(codes(again)).toEqual(['ok', 'ok'])
      const stored = await ramp.call(calls.search, { as: ana, body: { tournament } })
      expect(stored.body.map((one) => [one.boatNumber, one._rev])).toEqual([
        [1, 1],
        [2, 1],
      ])
    })

    test('a hundred boats are entered in as many statements as one', async () => {
      const statements: number[] = []
      for (const size of [1, 10, 100]) {
        const lake = await aField(ramp, ana)
        const people = await Promise.all(Array.from({ length: size }, (_, i) => lake.angler(`Number ${i}`)))
        const body = people.map((one) => ({ _id: newId(), tournament: lake.tournament, users: [one.id] }))
        const counted = await countStatements(() => ramp.call(calls.bulkCreate, { as: ana, body }))
        expect(counted.answer.body.ok).toBe(true)
        statements.push(counted.statements)
      }
      expect(new Set(statements).size).toBe(1)
    })

    test('each change of a bulk update answers for itself, and the board moves once', async () => {
      const lake = await aField(ramp, ana)
      const one = await lake.enter(['Cy Fisher'], { boatNumber: 1 })
      const two = await lake.enter(['Dee Lake'], { boatNumber: 2 })
      const three = await lake.enter(['Eve Reed'])
      const start = await lake.revision()
      const answer = await ramp.call(calls.bulkUpdate, {
        as: ana,
        body: [
          { _id: one._id, boatNumber: 10 },
          { _id: two._id, _rev: 7, boatNumber: 11 },
          { _id: three._id, boatNumber: 1 },
          { _id: newId(), boatNumber: 12 },
        ],
      })
      expect(codes(answer)).toEqual(['ok', 'record.stale', 'ok', 'record.not-found'])
      expect(await lake.revision()).toBe(start + 1)
      expect((await Promise.all([one, two, three].map(({ _id }) => get(_id)))).map((entry) => entry.body.boatNumber)).toEqual([10, 2, 1])
    })

    test('a recalculation brings the copy of the result on every entry up to date', async () => {
      const lake = await aField(ramp, ana, { status: 'In Progress' })
      const one = await lake.enter(['Cy Fisher'])
      await lake.enter(['Dee Lake'])
      await lake.weigh(one._id)
      const { tournament } = lake
      expect((await ramp.call(calls.updateAll, { as: bo, body: { tournament } })).status).toBe(404)
      expect((await ramp.call(calls.updateAll, { as: ana, body: { tournament } })).body).toEqual({ ok: true, updated: 2 })
      const { wire } = await get(one._id)
      expect(wire).toMatchObject({ result: { totalWeight: 16, totalFish: 1, position: 1 } })
      expect((await put(one._id, { status: 'Paid' })).body.result).toMatchObject({ totalWeight: 16_000 })
    })

    test('shops and a bump: what the bump judge counted is there for the scale', async () => {
      const lake = await aField(ramp, ana)
      const { _id } = await lake.enter(['Cy Fisher'])
      const bumped = await ramp.call(calls.bumpStationUpdate, { as: ana, body: { _id, bump: { day: 0, totalFish: 5, deadFishCount: 1 } } })
      expect(bumped.body.bump).toEqual({ day: 0, totalFish: 5, deadFishCount: 1 })
      const wrongDay = await ramp.call(calls.bumpStationUpdate, { as: ana, body: { _id, bump: { day: 1 } } })
      expect([wrongDay.status, wrongDay.error.message]).toEqual([400, 'Day 2 doesn’t exist. Days of this tournament: 1.'])
      expect((await ramp.call(calls.bumpStationUpdate, { as: bo, body: { _id, bump: { day: 0 } } })).status).toBe(404)
      for (const call of [calls.shopEntries, calls.shopEntriesByName]) {
        const { status, error } = await ramp.call(call, { as: ana, body: { tournamentName: 'Lake Fork Open' } })
        expect([status, error.code]).toEqual([409, 'shop.not-connected'])
      }
    })
  })

  describe('lists', () => {
    test('a director finds the entries of their tournaments, an angler their own, a visitor none', async () => {
      const [lake, foreign] = [await aField(ramp, ana), await aField(ramp, bo)]
      const cy = await lake.angler('Cy Fisher')
      const mine = await lake.tryEnter([cy])
      await lake.enter(['Dee Lake'])
      const theirs = await foreign.enter(['Eve Reed'])
      const found = async (as: Person, body: object = {}) => (await ramp.call(calls.search, { as, body })).body.map((one) => one._id)
      expect(await found(ana, { tournament: lake.tournament })).toHaveLength(2)
      expect(await found(ana, { tournament: foreign.tournament })).toEqual([])
      expect(await found(cy)).toEqual([mine.body._id])
      expect(await found(cy, { user: cy.id, tournaments: [lake.tournament, foreign.tournament] })).toEqual([mine.body._id])
      expect(await found(admin, { tournaments: [foreign.tournament] })).toEqual([theirs._id])
      const helper = await ramp.person('Director', 'Hal Helper', { isAssistant: true, tours: [lake.tour] })
      expect((await ramp.call(calls.list, { as: helper })).body).toHaveLength(2)
      for (const call of [calls.list, calls.search])
        expect((await ramp.call(call, call === calls.search ? { body: {} } : {})).status).toBe(401)
    })

    test('a list with its names takes as many statements for a hundred rows as for one', async () => {
      const lake = await aField(ramp, ana)
      const statements: number[] = []
      let entered = 0
      for (const size of [1, 10, 100]) {
        const people = await Promise.all(Array.from({ length: size - entered }, (_, i) => lake.angler(`Row ${i}`)))
        await ramp.call(calls.bulkCreate, { as: ana, body: people.map((one) => ({ tournament: lake.tournament, users: [one.id] })) })
        entered = size
        const counted = await countStatements(() => ramp.call(calls.search, { as: ana, body: { tournament: lake.tournament } }))
        expect(counted.answer.body).toHaveLength(size)
        expect(counted.answer.body[0]?.anglers[0]?.first_name).toBe('Row')
        statements.push(counted.statements)
      }
      expect(new Set(statements).size).toBe(1)
      expect(statements[0]).toBeGreaterThan(1)
      expect(statements[0]).toBeLessThanOrEqual(5)
    })

    test('everybody may count the boats of a public tournament, and nobody those of a hidden draft', async () => {
      const [open, draft] = [await aField(ramp, ana), await aField(ramp, ana, { status: 'Draft' })]
      await open.enter(['Cy Fisher'], { status: 'Paid' })
      await open.enter(['Dee Lake'])
      await draft.enter(['Eve Reed'])
      const tournaments = [open.tournament, draft.tournament]
      const count = async (as: Person | null, body: object) => (await ramp.call(calls.entryCountSearch, { as, body })).body
      expect(await count(null, { tournaments })).toEqual({ count: 2, byTournament: [{ tournament: open.tournament, count: 2 }] })
      expect((await count(ana, { tournaments })).count).toBe(3)
      expect((await count(ana, { tournament: open.tournament, status: 'Paid' })).count).toBe(1)
      // Who owes is told to those who run it alone.
      const wes = await ramp.person('Director', 'Wes Scale', { isAssistant: true, weighTours: [open.tour] })
      for (const status of ['Paid', 'Pending'])
        for (const as of [null, wes]) expect((await count(as, { tournament: open.tournament, status })).byTournament).toEqual([])
      expect((await count(wes, { tournament: open.tournament })).count).toBe(2)
      expect((await count(null, {})).count).toBe(0)
    })
  })

  describe('boat numbers', () => {
    const fleet = async (size: number) => {
      const lake = await aField(ramp, ana)
      const people = await Promise.all(Array.from({ length: size }, (_, i) => lake.angler(`Boat ${i + 1}`)))
      const body = people.map((one) => ({ _id: newId(), tournament: lake.tournament, users: [one.id] }))
      await ramp.call(calls.bulkCreate, { as: ana, body })
      return { ...lake, ids: body.map((one) => one._id) }
    }
    const draw = (tournament: string, body: object) =>
      ramp.call(calls.drawBoatNumbers, { as: ana, body: { tournament, mode: 'random', ...body } })

    test('by sign-up order the first to sign up is boat 1', async () => {
      const { tournament, ids } = await fleet(4)
      const { body } = await draw(tournament, { mode: 'sign-up-order' })
      expect(body.seed).toBeNull()
      expect(body.entries.map((one) => [one._id, one.boatNumber])).toEqual(ids.map((id, index) => [id, index + 1]))
    })

    test('the same seed draws the same numbers again, the server makes one up, and the record keeps seed and old numbers', async () => {
      const { tournament } = await fleet(12)
      const first = await draw(tournament, {})
      expect(first.body.seed).toBeTypeOf('number')
      const other = await draw(tournament, { seed: (first.body.seed! + 1) % 4_294_967_296 })
      expect(other.body.entries.map((one) => one._id)).not.toEqual(first.body.entries.map((one) => one._id))
      const again = await draw(tournament, { seed: first.body.seed })
      expect(again.body.entries.map((one) => one._id)).toEqual(first.body.entries.map((one) => one._id))
      expect(again.body.entries.map((one) => one.boatNumber)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1))
      const lines = await ramp.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.record, tournament), eq(auditLog.action, 'drew')))
      expect(lines).toHaveLength(3)
      const line = lines.find((one) => (one.after as { seed: number }).seed === other.body.seed)
      expect(line).toMatchObject({ by: ana.id, tournament, after: { mode: 'random', seed: other.body.seed } })
      const old = (line!.before as { numbers: { id: string; boatNumber: number }[] }).numbers
      expect(old.sort((a, b) => a.boatNumber - b.boatNumber).map((one) => one.id)).toEqual(first.body.entries.map((one) => one._id))
    })

    test('boats are spread evenly over the flights, in their order', async () => {
      const { tournament } = await fleet(8)
      for (const [order, name] of ['One', 'Two', 'Three'].entries())
        await ramp.call(tournamentFlightCalls.create, { as: ana, body: { tournament, name, order } })
      const flights = (await ramp.call(tournamentFlightCalls.search, { body: { tournament } })).body.map((one) => one._id)
      const { body } = await draw(tournament, { assignFlights: true })
      expect(body.entries.map((one) => flights.indexOf(one.flight ?? ''))).toEqual([0, 0, 0, 1, 1, 1, 2, 2])
    })

    test('two draws at once leave every boat with one number of one draw', async () => {
      const { tournament } = await fleet(10)
      const answers = await Promise.all([draw(tournament, { seed: 1 }), draw(tournament, { seed: 2 })])
      expect(answers.map((one) => one.status)).toEqual([200, 200])
      const stored = (await ramp.call(calls.search, { as: ana, body: { tournament } })).body
      const order = [...stored].sort((a, b) => a.boatNumber! - b.boatNumber!).map((one) => one._id)
      expect([answers[0]!, answers[1]!].map((one) => one.body.entries.map((entry) => entry._id))).toContainEqual(order)
    })

    test('boats of one list swap their numbers; a taken number is refused, and who waits for it too', async () => {
      const { tournament, ids } = await fleet(4)
      await draw(tournament, { mode: 'sign-up-order' })
      const [a, b, c, d] = ids as [string, string, string, string]
      const set = async (...wishes: [string, number | null][]) =>
        ramp.call(calls.boatNumberListUpdate, {
          as: ana,
          body: { itemsToProcess: wishes.map(([_id, boatNumber]) => ({ _id, boatNumber })) },
        })
      const numbers = async () => (await Promise.all(ids.map((id) => get(id)))).map((one) => one.body.boatNumber)
      expect(codes(await set([a, 2], [b, 1]))).toEqual(['ok', 'ok'])
      expect(await numbers()).toEqual([2, 1, 3, 4])
      const refusal = await set([a, 4], [c, 2], [b, 9])
      expect(codes(refusal)).toEqual(['boat-number.taken', 'boat-number.taken', 'ok'])
      expect(refusal.body.results[0]?.message).toBe('Boat 4 is already 4.')
      expect(await numbers()).toEqual([2, 9, 3, 4])
      expect(codes(await set([c, 7], [d, 7]))).toEqual(['ok', 'boat-number.taken'])
      expect(codes(await set([d, null], [newId(), 1]))).toEqual(['ok', 'record.not-found'])
      expect(await numbers()).toEqual([2, 9, 7, null])
    })
  })
})
