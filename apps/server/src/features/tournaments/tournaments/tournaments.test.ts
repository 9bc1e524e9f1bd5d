import { newId } from '@ramplight/contract/kernel/new-id'
import { payoutStructureCalls } from '@ramplight/contract/payouts/payout-structures'
import { auditCalls } from '@ramplight/contract/system/audit'
import { type Tournament, tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { tournamentNextYear } from '@ramplight/domain/tournament/next-year'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '#platform/audit/audit.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { seasons } from '../../tours/seasons/seasons.table.ts'
import { tourSettings } from '../../tours/tour-settings/tour-settings.table.ts'
import { weighInEvents } from '../../weigh-in/weigh-ins/weigh-ins.table.ts'
import { aForm, aTour, aTournament } from '../testing/a-tournament.ts'
import { setStatus } from './index.ts'

const POT = '65f1c0ffee65f1c0ffee0001'

describe('tournaments', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  let tour: string

  beforeAll(async () => {
    ramp = await aTestServer({ now: () => new Date('2027-06-01T15:00:00Z') })
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    tour = await aTour(ramp, ana)
  })
  afterAll(() => ramp.close())

  const put = (id: string, body: Parameters<typeof aForm>[1] & { _rev?: number }, as: Person = ana) =>
    ramp.call(tournamentCalls.update, { as, params: { id }, body })
  const completed = async () => {
    const { _id } = await aTournament(ramp, ana, tour, { status: 'Closed', entryFee: 150 })
    await ramp.db.transaction((tx) => setStatus(tx, _id, 'Completed', { id: ana.id, at: new Date().toISOString(), device: null }))
    return _id
  }

  test('next year’s tournament is taken as it was made of last year’s, and once', async () => {
    const { _id } = await aTournament(ramp, ana, tour, {
      ...{ status: 'Closed', entryFee: 150, rules: 'Five fish.', tags: ['bass'], registrationStartDate: '2027-04-01' },
      bigfishpots: [{ _id: POT, name: 'Big bass', entryFee: 20, carryOver: true, carriedIn: 300 }],
      groups: [{ _id: '65f1c0ffee65f1c0ffee0009', name: 'Seniors' }],
      settings: {
        payout: { bonusPayouts: [{ parentId: POT, amount: 50 }], registrationClosesAt: '2027-06-11T22:00:00.000Z' },
        registration: { waiver: 'My own risk.', refunds: { steps: [{ until: '2027-06-01', percent: 50 }] } },
      },
    })
    const last = (await ramp.call(tournamentCalls.get, { as: ana, params: { id: _id } })).wire as Tournament
    const ids = new Map<string, string>()
    const idFor = (old: string) => ids.get(old) ?? ids.set(old, newId()).get(old)!
    const next = tournamentNextYear(
      last,
      { _id: idFor(_id), name: 'Next year', dates: ['2028-06-10'], season: null, status: 'Draft' },
      { idFor, movedMoment: (moment) => moment.replace('2027', '2028') },
    )
    for (const _ of ['once', 'again']) {
      const { status, wire } = await ramp.call(tournamentCalls.create, { as: ana, body: next })
      expect(status).toBe(200)
      const { _id: made, season, ...sent } = next
      expect(wire).toMatchObject({ ...sent, coDirectors: [], cancelled: false, startDate: '2028-06-10' })
      expect(made).not.toBe(_id)
    }
  })

  describe('one pick creates a tournament', () => {
    test('what the form leaves out comes from the settings of the tour, and the form wins where both speak', async () => {
      const rich = await aTour(ramp, ana, 'Rich Tour')
      const at = new Date().toISOString()
      await ramp.db.insert(tourSettings).values({
        id: newId(),
        createdAt: at,
        updatedAt: at,
        tour: rich,
        payout: { payoutMode: 'mixed', oneIn: 5, totalPayoutPerc: 80 },
        weight: { fishLimit: 5, deadFishPenalty: 4000 },
        pointsScoring: { system: 'By Position' },
        tournamentDefaults: {
          location: 'Sam Rayburn',
          landing: 'Umphrey',
          street: '1 Ramp Rd',
          city: 'Brookeland',
          state: 'TX',
          zip: '75931',
          startTime: '06:30',
          endTime: '15:30',
          timezone: 'EST',
          entryFee: 20_000,
          teamEvent: true,
          bigfishpots: [{ _id: POT, name: 'Big bass', entryFee: 2000 }],
          settings: { weighInMode: 'big-bass', payout: { oneIn: 6 } },
        },
      })
      const { status, body, wire } = await ramp.call(tournamentCalls.create, {
        as: ana,
        body: {
          tour: rich,
          name: 'Rayburn Classic',
          location: '',
          dateSpanType: 'single',
          tournamentDateForSingle: '2027-07-04',
          settings: { payout: { totalPayoutPerc: 100 } },
        },
      })
      expect(status).toBe(200)
      expect(body).toMatchObject({
        name: 'Rayburn Classic',
        location: 'Sam Rayburn',
        startTime: '06:30',
        timezone: 'EST',
        entryFee: 20_000,
        teamEvent: true,
        director: ana.id,
        status: 'Draft',
        settings: {
          weighInMode: 'big-bass',
          payout: { payoutMode: 'mixed', oneIn: 6, totalPayoutPerc: 100 },
          weight: { fishLimit: 5, deadFishPenalty: 4000 },
          pointsScoring: { system: 'By Position' },
        },
      })
      expect(wire).toMatchObject({ entryFee: 200, bigfishpots: [{ entryFee: 20 }], settings: { weight: { deadFishPenalty: 4 } } })
    })

    test('a tour without settings: Draft, central time, no fee', async () => {
      const { body } = await ramp.call(tournamentCalls.create, { as: ana, body: aForm(tour, { status: undefined }) })
      expect(body).toMatchObject({ status: 'Draft', timezone: 'CST', entryFee: null, coDirectors: [], groups: [], settings: {}, _rev: 1 })
    })

    test('an empty form is told the eleven missing fields by name', async () => {
      const { status, error } = await ramp.call(tournamentCalls.create, { as: ana, body: { tour } })
      expect([status, error.code]).toEqual([400, 'tournament.missing-fields'])
      expect(error.message).toBe(
        'MISSING REQUIRED FIELDS: Name, Location, Landing, Street, City, State, Zip, Date Span, Start Time, End Time, Start Date',
      )
      expect(error.details).toHaveLength(11)
    })

    test('blanks are missing too, also when a form is changed', async () => {
      const created = await ramp.call(tournamentCalls.create, { as: ana, body: aForm(tour, { name: '  ', zip: '', startTime: '' }) })
      expect(created.error.message).toBe('MISSING REQUIRED FIELDS: Name, Zip, Start Time')
      const { _id } = await aTournament(ramp, ana, tour)
      expect((await put(_id, { landing: '', tournamentDateForSingle: '' })).error.message).toBe(
        'MISSING REQUIRED FIELDS: Landing, Start Date',
      )
    })

    test("a tour, a season or a director that is not Ana's to give does not exist", async () => {
      const foreign = await aTour(ramp, bo, 'Bo Tour')
      const at = new Date().toISOString()
      const season = newId()
      const { body: table } = await ramp.call(payoutStructureCalls.create, { as: bo, body: { name: 'Bo pays three', tables: [] } })
      const bosTable = table._id
      await ramp.db.insert(seasons).values({
        id: season,
        createdAt: at,
        updatedAt: at,
        name: '2027',
        startDate: '2027-01-01',
        endDate: '2027-12-31',
        tour: foreign,
        director: bo.id,
      })
      for (const [body, field] of [
        [aForm(foreign), 'tour'],
        [aForm(newId()), 'tour'],
        [aForm(tour, { season }), 'season'],
        [aForm(tour, { director: bo.id }), 'director'],
        [aForm(tour, { settings: { payout: { payoutToUse: bosTable } } }), 'settings.payout.payoutToUse'],
      ] as const) {
        const { status, error } = await ramp.call(tournamentCalls.create, { as: ana, body })
        expect([status, error.code, error.message]).toEqual([400, 'reference.unknown', `${field} doesn’t exist or isn’t yours.`])
      }
    })

    test('the record of a tournament begins with its creation, also when the server gives the id', async () => {
      const { _id } = await aTournament(ramp, ana, tour, { name: 'First Line' })
      const lines = await ramp.call(auditCalls.byTournament, { as: ana, params: { id: _id } })
      expect(lines.body.map((line) => line.summary)).toEqual(['Created First Line'])
    })

    test('an angler and an assistant create none', async () => {
      const angler = await ramp.person('Angler', 'Cy Fisher')
      const helper = await ramp.person('Director', 'Hal Helper', { isAssistant: true, tours: [tour] })
      for (const as of [angler, helper]) expect((await ramp.call(tournamentCalls.create, { as, body: aForm(tour) })).status).toBe(403)
      expect((await ramp.call(tournamentCalls.create, { body: aForm(tour) })).status).toBe(401)
    })

    test('a double tap on Create makes one tournament, and nobody else gets it by its id', async () => {
      const body = aForm(tour, { _id: newId(), name: 'Twice' })
      const [one, two] = await Promise.all([1, 2].map(() => ramp.call(tournamentCalls.create, { as: ana, body })))
      expect([one?.status, two?.status]).toEqual([200, 200])
      const found = await ramp.call(tournamentCalls.search, { as: ana, body: { name: 'Twice' } })
      expect(found.body.totalItemCount).toBe(1)
      const stolen = await ramp.call(tournamentCalls.create, { as: bo, body: { ...body, tour: await aTour(ramp, bo) } })
      expect([stolen.status, stolen.error.code]).toEqual([409, 'record.id-taken'])
    })
  })

  describe('dates', () => {
    test('several days are kept once, in order, and the first one is the start', async () => {
      const body = await aTournament(ramp, ana, tour, {
        dateSpanType: 'multi',
        tournamentDateForSingle: null,
        tournamentDates: ['2027-06-14', '2027-06-12', '2027-06-14', '2027-06-13'],
      })
      expect(body).toMatchObject({ startDate: '2027-06-12', tournamentDates: ['2027-06-12', '2027-06-13', '2027-06-14'] })
      expect(body.tournamentDateForSingle).toBeNull()
    })

    test('a single day moves with its one date', async () => {
      const { _id, ...body } = await aTournament(ramp, ana, tour)
      expect(body).toMatchObject({ startDate: '2027-06-12', tournamentDates: ['2027-06-12'] })
      expect((await put(_id, { tournamentDateForSingle: '2027-06-19' })).body).toMatchObject({
        startDate: '2027-06-19',
        tournamentDates: ['2027-06-19'],
      })
      expect((await put(_id, { tournamentDates: ['2027-06-20'] })).body).toMatchObject({ tournamentDateForSingle: '2027-06-20' })
    })
  })

  describe('who may', () => {
    test("another director's draft does not exist; an open one is seen and not changed", async () => {
      const draft = await aTournament(ramp, ana, tour, { status: 'Draft' })
      const open = await aTournament(ramp, ana, tour)
      const at = (id: string) => ({ as: bo, params: { id } })
      expect((await ramp.call(tournamentCalls.get, at(draft._id))).status).toBe(404)
      expect((await put(draft._id, { name: 'Stolen' }, bo)).status).toBe(404)
      expect((await ramp.call(tournamentCalls.remove, at(draft._id))).status).toBe(404)
      expect((await ramp.call(tournamentCalls.get, at(open._id))).status).toBe(200)
      expect((await ramp.call(tournamentCalls.get, { params: { id: open._id } })).status).toBe(200)
      expect((await put(open._id, { name: 'Stolen' }, bo)).error.code).toBe('access.forbidden')
      const mine = await ramp.call(tournamentCalls.list, { as: bo })
      expect(mine.body.filter((one) => one.director === ana.id)).toEqual([])
      expect((await ramp.call(tournamentCalls.list)).status).toBe(401)
    })

    test("a director's notes are for those who run the tournament", async () => {
      const { _id } = await aTournament(ramp, ana, tour, { status: 'Open', notes: 'Gate code 4711' })
      for (const as of [null, bo]) {
        const read = await ramp.call(tournamentCalls.get, { as, params: { id: _id } })
        expect([read.status, read.body.notes]).toEqual([200, null])
        const found = await ramp.call(tournamentCalls.search, { as, body: { publicSearch: true, tours: [tour] } })
        expect(JSON.stringify(found.wire)).not.toContain('4711')
      }
      expect((await ramp.call(tournamentCalls.get, { as: ana, params: { id: _id } })).body.notes).toBe('Gate code 4711')
    })

    test('a co-director finds the tournament among their own', async () => {
      const co = await ramp.person('Director', 'Cy Doe')
      const { _id } = await aTournament(ramp, ana, tour, { status: 'Open', coDirectors: [co.id] })
      const mine = await ramp.call(tournamentCalls.skinnySearch, { as: co, body: { director: co.id } })
      expect(mine.body.message.map((one) => one._id)).toEqual([_id])
    })

    test('a co-director edits, but does not take the tournament over', async () => {
      const co = await ramp.person('Director', 'Kit Co')
      const { _id } = await aTournament(ramp, ana, tour, { coDirectors: [co.id] })
      expect((await put(_id, { name: 'Renamed by Kit' }, co)).status).toBe(200)
      expect((await put(_id, { director: co.id }, co)).error.code).toBe('reference.unknown')
    })

    test('nobody becomes a co-director by a write: each has to be asked; who is one is taken out, and may leave', async () => {
      const [kit, may] = [await ramp.person('Director', 'Kit Co'), await ramp.person('Director', 'May Co')]
      const { error } = await ramp.call(tournamentCalls.create, { as: ana, body: aForm(tour, { coDirectors: [kit.id] }) })
      expect([error.code, error.message]).toEqual(['co-director.not-asked', 'A co-director has to accept first. Send them an invitation.'])
      const { _id } = await aTournament(ramp, ana, tour, { coDirectors: [kit.id, may.id] })
      for (const as of [ana, kit])
        expect((await put(_id, { coDirectors: [kit.id, may.id, bo.id] }, as)).error.code).toBe('co-director.not-asked')
      expect((await put(_id, { coDirectors: [kit.id] })).body.coDirectors).toEqual([kit.id])
      // Who was taken out is asked again.
      expect((await put(_id, { coDirectors: [kit.id, may.id] })).error.code).toBe('co-director.not-asked')
      expect((await put(_id, { coDirectors: [] }, kit)).body.coDirectors).toEqual([])
    })
  })

  describe('changes', () => {
    test('a tournament goes one step forward or one step back, and every step moves the board', async () => {
      const { _id, resultsRevision } = await aTournament(ramp, ana, tour)
      const jump = await put(_id, { status: 'Closed' })
      expect([jump.status, jump.error.code, jump.error.message]).toEqual([
        409,
        'tournament.move-not-allowed',
        'A tournament can’t go from Open to Closed.',
      ])
      expect((await put(_id, { status: 'In Progress' })).body).toMatchObject({
        status: 'In Progress',
        resultsRevision: resultsRevision + 1,
      })
      expect((await put(_id, { status: 'Open' })).body).toMatchObject({ status: 'Open', resultsRevision: resultsRevision + 2 })
    })

    test('two people edit at once: the second is told, with both versions in dollars, and nothing is overwritten', async () => {
      const { _id } = await aTournament(ramp, ana, tour, { entryFee: 100 })
      await put(_id, { _rev: 1, entryFee: 120 })
      const stale = await put(_id, { _rev: 1, entryFee: 90 })
      expect([stale.status, stale.error.code]).toEqual([409, 'record.stale'])
      expect(stale.error.details).toMatchObject({ yours: { entryFee: 90 }, theirs: { entryFee: 120, _rev: 2 } })
      expect((await ramp.call(tournamentCalls.get, { params: { id: _id } })).body.entryFee).toBe(12_000)
    })

    test('a change that was already saved is saved again without a new revision', async () => {
      const { _id } = await aTournament(ramp, ana, tour)
      const first = await put(_id, { _rev: 1, name: 'Fork Fall Classic' })
      const again = await put(_id, { _rev: 1, name: 'Fork Fall Classic' })
      expect([again.status, again.body._rev]).toEqual([200, first.body._rev])
    })

    test('a tournament in which nobody weighed is completed and taken back by hand; with weights its results are reopened', async () => {
      const { _id } = await aTournament(ramp, ana, tour, { status: 'Closed' })
      expect((await put(_id, { status: 'Completed' })).body.status).toBe('Completed')
      expect((await put(_id, { status: 'Closed', entryFee: 10 })).error.code).toBe('tournament.finalized')
      expect((await put(_id, { status: 'Closed' })).body.status).toBe('Closed')
      await put(_id, { status: 'Completed' })
      const [id, at] = [newId(), new Date().toISOString()]
      await ramp.db
        .insert(weighInEvents)
        .values({ id, weighIn: id, kind: 'weigh', tournament: _id, entry: newId(), day: 0, at, receivedAt: at, by: ana.id, weight: 16_000 })
      expect((await put(_id, { status: 'Closed' })).error.code).toBe('tournament.finalized')
    })

    test('once results are final nothing that counts moves, and the rest still may', async () => {
      const id = await completed()
      for (const body of [
        { entryFee: 1 },
        { settings: { payout: { oneIn: 3 } } },
        { groups: [{ name: 'Seniors' }] },
        { bigfishpots: [{ _id: POT }] },
        { tournamentDateForSingle: '2027-06-13' },
        { teamEvent: true },
      ]) {
        const { status, error } = await put(id, body)
        expect([status, error.code]).toEqual([409, 'tournament.finalized'])
      }
      expect((await put(id, { notes: 'Thank you all', entryFee: 150 })).body.notes).toBe('Thank you all')
      const gone = await ramp.call(tournamentCalls.remove, { as: ana, params: { id } })
      expect([gone.status, gone.error.code]).toEqual([409, 'tournament.finalized'])
    })

    test('a deleted tournament is gone from every list, and every step is in the record', async () => {
      const { _id } = await aTournament(ramp, ana, tour, { name: 'Rained Out' })
      await put(_id, { status: 'In Progress' })
      expect((await ramp.call(tournamentCalls.remove, { as: ana, params: { id: _id } })).body).toEqual({ ok: true })
      expect((await ramp.call(tournamentCalls.get, { as: ana, params: { id: _id } })).status).toBe(404)
      expect((await ramp.call(tournamentCalls.search, { as: ana, body: { name: 'Rained Out' } })).body.totalItemCount).toBe(0)
      const lines = await ramp.db.select().from(auditLog).where(eq(auditLog.record, _id)).orderBy(auditLog.id)
      expect(lines.map((line) => [line.action, line.summary]).sort()).toEqual([
        ['changed', 'Status: Open → In Progress'],
        ['created', 'Created Rained Out'],
        ['deleted', 'Deleted Rained Out'],
      ])
    })
  })
})
