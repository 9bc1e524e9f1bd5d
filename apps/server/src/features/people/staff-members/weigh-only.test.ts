import { newId } from '@ramplight/contract/kernel/new-id'
import { messageCalls } from '@ramplight/contract/messaging/messages'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { directorSettingsCalls } from '@ramplight/contract/people/director-settings'
import { staffInvitationCalls } from '@ramplight/contract/people/staff-invitations'
import { staffMemberCalls } from '@ramplight/contract/people/staff-members'
import { pinMatches } from '@ramplight/contract/people/station-pin'
import { userCalls } from '@ramplight/contract/people/users'
import { eventCalls } from '@ramplight/contract/realtime/live-channel'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { auditCalls } from '@ramplight/contract/system/audit'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { weighInDayCalls } from '@ramplight/contract/weigh-in/weigh-in-day'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import type { EntryRow } from '../../registration/tournament-entries/index.ts'
import { aDevice, type Device } from '../../sync/testing/a-device.ts'
import { aTour } from '../../tournaments/testing/a-tournament.ts'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { aBoat, aTournament } from '../../weigh-in/testing/a-tournament.ts'
import { people } from '../users/index.ts'

const PHONE = '9035550143'
const MAIL = 'jo@lake.test'
const FEE = 17_300
const OUNCES = 16

describe('who was invited to weigh, and for nothing else', () => {
  let ramp: TestServer
  let ana: Person
  let asa: Person
  let wes: Person
  let tour: string
  let fork: TournamentRow
  let reyes: EntryRow
  let hall: EntryRow

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    tour = await aTour(ramp, ana)
    asa = await ramp.person('Director', 'Asa Ward', { isAssistant: true, tours: [tour] })
    wes = await ramp.person('Angler', 'Wes Scale', { director: ana.id, tours: [tour], email: 'wes@lake.test' })
    fork = await aTournament(ramp, ana, { tour, entryFee: FEE })
    reyes = await aBoat(ramp, fork, 1, ['Jo Reyes'], { mcNote: 'Says Ray-es', paidWith: { method: 'cash' }, inBigFishPot: true })
    hall = await aBoat(ramp, fork, 2, ['Cal Hall'])
    const angler = { email: MAIL, phone: PHONE, street: '12 Pier Road', zip: '75440', tours: [tour] }
    await ramp.db.update(people).set(angler).where(eq(people.id, reyes.users[0]!))
    await ramp.call(directorSettingsCalls.create, { as: ana, body: { winningsReportedFrom: { 2027: 777 } } })
    const asked = { user: wes.id, tours: [tour], may: 'weigh' as const }
    const invited = await ramp.call(staffInvitationCalls.create, { as: ana, body: asked })
    expect(invited.body).toMatchObject({ state: 'pending', may: 'weigh' })
    const answer = { as: wes, params: { id: invited.body._id }, body: { accepts: true } }
    expect((await ramp.call(staffInvitationCalls.answer, answer)).body.state).toBe('accepted')
  })
  afterAll(() => ramp.close())

  const rights = async (id = wes.id) => {
    const [row] = await ramp.db.select().from(people).where(eq(people.id, id))
    const { userType, isAssistant, tours, weighTours } = row!
    return { userType, isAssistant, tours, weighTours }
  }
  const bag = (entry: EntryRow, weight = 10) => ({ tournament: fork.id, entry: entry.id, day: 0, weight, totalFish: 5 }) as never
  const weigh = (as: Person, entry: EntryRow, more = {}) =>
    ramp.call(weighInCalls.create, { as, body: Object.assign(bag(entry), more) as never })
  const sent = (entry: EntryRow, pounds: number) => {
    const id = newId()
    const set = { weighIn: id, kind: 'weigh', tournament: fork.id, entry: entry.id, day: 0, at: '2027-06-12T20:00:00.000Z' }
    return { tbl: 'weigh-in-events' as const, kind: 'event' as const, id, set: { ...set, weight: pounds * OUNCES, totalFish: 5 } }
  }
  const again = ({ set, ...event }: ReturnType<typeof sent>, kind: 'correct' | 'void') => ({
    ...event,
    id: newId(),
    set: { ...set, kind, reason: 'read wrong' },
  })
  const fed = async (device: Device) => {
    await device.pull()
    return JSON.stringify([...device.rows.values()].map(({ doc }) => doc))
  }
  const staffOf = async () => (await ramp.call(staffMemberCalls.search, { as: ana, body: { user: wes.id } })).body[0]!
  const change = async (body: object) => {
    const { _id: id } = await staffOf()
    return ramp.call(staffMemberCalls.update, { as: ana, params: { id }, body: body as never })
  }

  test('has a right on the scale and none on the tour', async () => {
    expect(await rights()).toEqual({ userType: 'Director', isAssistant: true, tours: [], weighTours: [tour] })
    expect(await staffOf()).toMatchObject({ may: 'weigh', tours: [tour], active: true })
    // Who they are is told to their own device, so that its screens decide as the server does.
    const self = await ramp.call(userCalls.get, { as: wes, params: { id: wes.id } })
    expect(self.body).toMatchObject({ weighTours: [tour], tours: [] })
  })

  test('weighs, corrects and voids their own bag, and leaves another’s to who runs the event', async () => {
    const own = await weigh(wes, reyes)
    expect(own.status).toBe(200)
    const { _id: id } = own.body
    const corrected = await ramp.call(weighInCalls.update, { as: wes, params: { id }, body: { weight: 11 as never, reason: 'read wrong' } })
    expect([corrected.status, corrected.body.by]).toEqual([200, wes.id])
    expect((await ramp.call(weighInCalls.history, { as: wes, params: { id } })).body).toHaveLength(2)
    expect((await ramp.call(weighInCalls.voidWeighIn, { as: wes, params: { id }, body: { reason: 'wrong boat' } })).status).toBe(200)
    const others = (await weigh(ana, hall)).body._id
    const seen = (await ramp.call(weighInCalls.search, { as: wes, body: { tournament: fork.id } })).body
    expect(seen.map(({ _id }) => _id).sort()).toEqual([id, others].sort())
    const refusals = [
      await ramp.call(weighInCalls.update, { as: wes, params: { id: others }, body: { weight: 1 as never, reason: 'no' } }),
      await ramp.call(weighInCalls.voidWeighIn, { as: wes, params: { id: others }, body: { reason: 'no' } }),
      await ramp.call(weighInCalls.remove, { as: wes, params: { id: others } }),
      await ramp.call(weighInCalls.createOrUpdate, { as: wes, body: Object.assign(bag(hall), { _id: others, _rev: 1 }) as never }),
      await ramp.call(weighInDayCalls.createOrUpdateDayChunk, {
        as: wes,
        body: { tournament: fork.id, day: 0, weighIns: [Object.assign(bag(hall), { _id: others }) as never] },
      }),
      await ramp.call(weighInDayCalls.createOrUpdate, { as: wes, body: { tournament: fork.id, day: 0, closed: true } }),
    ]
    // What names the tournament alone does not exist for them.
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 404, 404, 404])
    // The director corrects the helper's bag, or takes it back, as anybody's; and what the director said stays said.
    const fixed = (await weigh(wes, reyes)).body._id
    const fix = (as: Person, weight: number) =>
      ramp.call(weighInCalls.update, { as, params: { id: fixed }, body: { weight: weight as never, reason: 'read wrong' } })
    expect([(await fix(wes, 11)).status, (await fix(ana, 12)).status, (await fix(wes, 11)).status]).toEqual([200, 200, 403])
    expect((await ramp.call(weighInCalls.voidWeighIn, { as: wes, params: { id: fixed }, body: { reason: 'mine' } })).status).toBe(403)
    expect((await ramp.call(weighInCalls.get, { as: wes, params: { id: fixed } })).body).toMatchObject({ by: wes.id, whose: null })
    expect((await ramp.call(weighInCalls.voidWeighIn, { as: ana, params: { id: fixed }, body: { reason: 'x' } })).status).toBe(200)
    const theirs = (await weigh(wes, reyes)).body._id
    expect((await ramp.call(weighInCalls.voidWeighIn, { as: ana, params: { id: theirs }, body: { reason: 'x' } })).status).toBe(200)
    expect((await ramp.call(eventCalls.announceWeighIn, { as: wes, body: { tournament: fork.id, entry: hall.id } })).status).toBe(200)
  })

  test('sees boats with their numbers and names, checks them in, and sees and changes nothing else of them', async () => {
    for (const said of [{ status: 'Pending' as const }, { status: 'Paid' as const, paidWith: { method: 'cash' as const } }])
      await ramp.call(tournamentEntryCalls.update, { as: asa, params: { id: reyes.id }, body: said })
    const { body, wire } = await ramp.call(tournamentEntryCalls.search, { as: wes, body: { tournament: fork.id } })
    expect(body.map(({ boatNumber, anglers }) => [boatNumber, anglers[0]!.last_name]).sort()).toEqual([
      [1, 'Reyes'],
      [2, 'Hall'],
    ])
    expect(body.find(({ _id }) => _id === reyes.id)).toMatchObject({ status: 'Paid', inBigFishPot: false })
    for (const hidden of ['cash', 'Ray-es', 'books":{', 'paymentLog":{', PHONE, MAIL]) expect(JSON.stringify(wire)).not.toContain(hidden)
    const update = (more: object, as = wes) => ramp.call(tournamentEntryCalls.update, { as, params: { id: hall.id }, body: more as never })
    const log = { [newId()]: { moment: 'out-0', at: '2027-06-12T11:00:00.000Z' } }
    const checked = await update({ checkInLog: log })
    expect([checked.status, checked.body.checkedInAt]).toEqual([200, expect.any(String)])
    expect((await update({ checkedInAt: null })).status).toBe(200)
    const bump = { day: 0, totalFish: 5 } as never
    expect((await ramp.call(tournamentEntryCalls.bumpStationUpdate, { as: wes, body: { _id: hall.id, bump } })).body.bump).toMatchObject({
      totalFish: 5,
    })
    for (const more of [
      { boatNumber: 9 },
      { status: 'Pending' },
      { checkInLog: log, disqualified: true },
      { mcNote: 'hi' },
      { paymentLog: {} },
    ])
      expect([more, (await update(more)).status]).toEqual([more, 403])
    expect((await update({ checkInLog: log, weights: [] })).status).toBe(403)
    const bulk = await ramp.call(tournamentEntryCalls.bulkUpdate, { as: wes, body: [{ _id: hall.id, boatNumber: 9 }] })
    expect(bulk.body.results[0]).toMatchObject({ ok: false })
    const stale = await update({ checkedInAt: '2027-06-12T11:05:00.000Z', _rev: 1 })
    expect([stale.status, JSON.stringify(stale.error)]).toEqual([409, expect.not.stringContaining('theirs')])
    expect((await ramp.call(tournamentEntryCalls.create, { as: wes, body: { tournament: fork.id, users: [wes.id] } })).status).toBe(404)
    expect((await ramp.call(tournamentEntryCalls.remove, { as: wes, params: { id: hall.id } })).status).toBe(403)
    // The control: who helps in all sees the money.
    const whole = await ramp.call(tournamentEntryCalls.get, { as: asa, params: { id: reyes.id } })
    expect(whole.body).toMatchObject({ inBigFishPot: true, paidWith: { method: 'cash' }, books: { others: [] } })
    expect(Object.values(whole.body!.paymentLog!)).toMatchObject([{ method: 'cash' }])
  })

  test('is refused money, results, setup, messages, exports and people', async () => {
    const id = fork.id
    const angler = reyes.users[0]!
    const refusals = {
      payment: await ramp.call(paymentCalls.create, { as: wes, body: { sourceModuleRecord: id, user: angler, amount: 5 } as never }),
      preview: await ramp.call(tournamentResultCalls.preview, { as: wes, params: { id } }),
      finalize: await ramp.call(tournamentResultCalls.create, { as: wes, body: { tournament: id } }),
      setup: await ramp.call(tournamentCalls.update, { as: wes, params: { id }, body: { name: 'Mine' } }),
      message: await ramp.call(messageCalls.create, {
        as: wes,
        body: { recipients: [wes.id], tournament: id, subject: 'Fog', message: 'Seven.' },
      }),
      people: await ramp.call(userCalls.search, { as: wes, body: {} }),
      pages: await ramp.call(userCalls.pagedSearch, { as: wes, body: {} }),
      angler: await ramp.call(userCalls.get, { as: wes, params: { id: angler } }),
      newAngler: await ramp.call(userCalls.create, { as: wes, body: { first_name: 'A', last_name: 'B' } }),
      trigger: await ramp.call(eventCalls.triggerUpdate, { as: wes, body: { tournament: id } }),
      history: await ramp.call(auditCalls.byTournament, { as: wes, params: { id } }),
    }
    for (const [what, { status }] of Object.entries(refusals)) expect([what, [403, 404].includes(status) || status]).toEqual([what, true])
    expect((await ramp.call(paymentCalls.search, { as: wes, body: {} })).body).toEqual([])
    expect((await ramp.call(messageCalls.search, { as: wes, body: {} })).body).toEqual([])
    const settings = (as: Person) => ramp.call(directorSettingsCalls.byUser, { as, params: { id: ana.id } })
    expect((await settings(wes)).body).toMatchObject({ weightInBagRemovalDelay: 3, winningsReportedFrom: {} })
    expect((await settings(asa)).body.winningsReportedFrom).not.toEqual({})
  })

  test('has on a device the boats, the names and the bags, and no phone, no mail and no money', async () => {
    const tablet = aDevice(ramp, wes)
    const text = await fed(tablet)
    expect(Object.keys(tablet.cursor()).filter((scope) => /^(tour|dir|weigh):/.test(scope))).toEqual([`dir:${wes.id}`, `weigh:${tour}`])
    expect(tablet.has('tournament-entries', reyes.id)).toMatchObject({ boatNumber: 1, status: 'Paid' })
    expect(tablet.has('users', reyes.users[0]!)).toMatchObject({ first_name: 'Jo', last_name: 'Reyes' })
    expect(tablet.count('weigh-in-events')).toBeGreaterThan(0)
    for (const hidden of [
      PHONE,
      MAIL,
      '12 Pier Road',
      '"cash"',
      'Ray-es',
      '"winningsReportedFrom":{"',
      '"cashLog":{',
      '"books":{',
      '"paidWith":{',
    ])
      expect([hidden, text.includes(hidden)]).toEqual([hidden, false])
    const tables = new Set([...tablet.rows.values()].filter(({ scopes }) => scopes.has(`weigh:${tour}`)).map(({ tbl }) => tbl))
    expect([...tables].sort()).toEqual(['tournament-entries', 'tournaments', 'tours', 'users', 'weigh-in-events'])
    // The control: the director's device has all of it.
    const whole = await fed(aDevice(ramp, ana))
    for (const shown of [PHONE, MAIL, '"cash"', 'Ray-es']) expect([shown, whole.includes(shown)]).toEqual([shown, true])
  })

  test('has the settings of the stations before a network is needed: the PIN, the times and the wait, and no money', async () => {
    const { body: settings } = await ramp.call(directorSettingsCalls.byUser, { as: ana, params: { id: ana.id } })
    const set = { stationPin: '4711', weightInBagRemovalDelay: 5, optionalCheckInTimes: { dailyTournamentDay: true } }
    await ramp.call(directorSettingsCalls.update, { as: ana, params: { id: settings._id }, body: set })
    const tablet = aDevice(ramp, wes)
    await tablet.pull()
    const kept = tablet.has('director-settings', settings._id)
    expect(kept).toMatchObject({ weightInBagRemovalDelay: 5, optionalCheckInTimes: { dailyTournamentDay: true }, winningsReportedFrom: {} })
    expect(await pinMatches(kept!.stationPinCheck as string, '4711')).toBe(true)
    // Of the book of the director nothing else.
    const ofTheBook = [...tablet.rows.values()].filter(({ scopes }) => [...scopes].some((scope) => scope.endsWith(`dir:${ana.id}`)))
    expect(ofTheBook.map(({ tbl }) => tbl)).toEqual(['director-settings'])
    const wins = await fed(aDevice(ramp, ana))
    expect(wins).toContain('"winningsReportedFrom":{"2027":777}')
  })

  test('keeps of an angler the name alone when another director, whose full assistant they were, lets them go', async () => {
    const bo = await ramp.person('Director', 'Bo Kim')
    const open = await aTour(ramp, bo)
    const kit = await ramp.person('Angler', 'Kit Both', { director: bo.id, tours: [open, tour], email: 'kit@lake.test' })
    const both = { tours: [tour, open], club_name: 'Lake Nuts' }
    await ramp.db.update(people).set(both).where(eq(people.id, reyes.users[0]!))
    const invite = async (as: Person, body: { tours: string[]; may: 'all' | 'weigh' }) =>
      (await ramp.call(staffInvitationCalls.create, { as, body: { user: kit.id, ...body } })).body._id
    for (const id of [await invite(bo, { tours: [open], may: 'all' }), await invite(ana, { tours: [tour], may: 'weigh' })])
      await ramp.call(staffInvitationCalls.answer, { as: kit, params: { id }, body: { accepts: true } })
    expect(await rights(kit.id)).toMatchObject({ tours: [open], weighTours: [tour] })
    const tablet = aDevice(ramp, kit)
    await tablet.pull()
    expect(tablet.has('users', reyes.users[0]!)).toMatchObject({ club_name: 'Lake Nuts', tours: [tour, open] })
    const [row] = (await ramp.call(staffMemberCalls.search, { as: bo, body: { user: kit.id } })).body
    expect((await ramp.call(staffMemberCalls.remove, { as: bo, params: { id: row!._id } })).status).toBe(200)
    await tablet.pull()
    const kept = tablet.has('users', reyes.users[0]!)!
    expect([kept.last_name, kept.club_name, kept.tours]).toEqual(['Reyes', undefined, []])
  })

  test('weighs and checks in without a network, and what is not theirs is refused when it comes', async () => {
    const [tablet, other] = [aDevice(ramp, wes), aDevice(ramp, ana)]
    await tablet.pull()
    const [mine, anas] = [sent(reyes, 12), sent(hall, 13)]
    expect(await tablet.send(mine)).toMatchObject({ status: 'applied' })
    expect(await tablet.send(again(mine, 'correct'))).toMatchObject({ status: 'applied' })
    expect(await other.send(anas)).toMatchObject({ status: 'applied' })
    for (const kind of ['correct', 'void'] as const) expect(await tablet.send(again(anas, kind))).toMatchObject({ status: 'forbidden' })
    expect(await tablet.send(again(mine, 'void'))).toMatchObject({ status: 'applied' })
    const fixed = sent(reyes, 14)
    expect(await tablet.send(fixed)).toMatchObject({ status: 'applied' })
    expect(await other.send(again(fixed, 'correct'))).toMatchObject({ status: 'applied' })
    for (const kind of ['correct', 'void'] as const) expect(await tablet.send(again(fixed, kind))).toMatchObject({ status: 'forbidden' })
    expect(await other.send(again(fixed, 'void'))).toMatchObject({ status: 'applied' })
    const boat = { tbl: 'tournament-entries' as const, id: reyes.id, baseRev: reyes.rev }
    const seen = newId()
    const set = { [`checkInLog.${seen}`]: { moment: 'out-0', at: '2027-06-12T11:00:00.000Z' } }
    const here = await tablet.send({ ...boat, set })
    expect([here.status, JSON.stringify(here)]).toEqual([expect.stringMatching(/^(applied|merged)$/), expect.not.stringContaining('cash')])
    expect(await tablet.send({ ...boat, set: { bump: { day: 0, totalFish: 4 } } })).toMatchObject({
      status: expect.not.stringMatching(/forbidden|rejected/),
    })
    for (const no of [{ boatNumber: 44 }, { status: 'Pending' }, { disqualified: true }])
      expect(await tablet.send({ ...boat, set: no })).toMatchObject({ status: 'forbidden' })
    expect(await tablet.send({ tbl: 'tournaments', id: fork.id, baseRev: fork.rev, set: { name: 'Mine' } })).toMatchObject({
      status: 'forbidden',
    })
    const payment = { tournament: fork.id, user: reyes.users[0]!, amount: 5, category: 'Entry Fee' }
    expect((await tablet.send({ tbl: 'payments', set: payment })).status).not.toBe('applied')
    expect((await tablet.send({ tbl: 'tournaments', id: fork.id, kind: 'call', call: 'finalize', set: {} })).status).not.toBe('applied')
  })

  test('is given more, and has it at once; is given less, and the device keeps nothing of it', async () => {
    const tablet = aDevice(ramp, wes)
    await tablet.pull()
    expect((await change({ may: 'all' })).status).toBe(200)
    expect(await rights()).toMatchObject({ isAssistant: true, tours: [tour], weighTours: [] })
    expect(await fed(tablet)).toContain('Ray-es')
    expect((await ramp.call(tournamentResultCalls.preview, { as: wes, params: { id: fork.id } })).status).toBe(200)
    await change({ may: 'weigh' })
    expect(await rights()).toMatchObject({ isAssistant: true, tours: [], weighTours: [tour] })
    const less = await fed(tablet)
    expect([less.includes('Ray-es'), less.includes('"cash"'), Boolean(tablet.has('tournament-entries', reyes.id))]).toEqual([
      false,
      false,
      true,
    ])
    expect([...tablet.rows.values()].some(({ scopes }) => scopes.has(`tour:${tour}`))).toBe(false)
  })

  test('on one more tour gets the same there, and an older invitation gives no more', async () => {
    const open = (await ramp.call(tourCalls.create, { as: ana, body: { name: 'Fork Open' } })).body._id
    const named = await ramp.call(tourCalls.addDirectorStaff, { as: ana, body: { id: open, user: wes.id } })
    expect(named.body.directorsStaff.map(({ _id }) => _id)).toEqual([wes.id])
    expect(await rights()).toMatchObject({ tours: [], weighTours: [tour, open] })
    await ramp.call(tourCalls.removeDirectorStaff, { as: ana, body: { id: open, user: wes.id } })
    expect(await rights()).toMatchObject({ tours: [], weighTours: [tour] })
    const more = await ramp.call(staffInvitationCalls.create, { as: ana, body: { user: wes.id, tours: [open], may: 'all' } })
    expect(more).toMatchObject({ status: 409, error: { code: 'staff.other-role' } })
  })

  test('whose right is taken is the angler of before; a bag that was on the way is refused and stays on its device', async () => {
    const tablet = aDevice(ramp, wes)
    await tablet.pull()
    const { _id: id } = await staffOf()
    expect((await ramp.call(staffMemberCalls.remove, { as: ana, params: { id } })).status).toBe(200)
    expect(await rights()).toEqual({ userType: 'Angler', isAssistant: false, tours: [tour], weighTours: [] })
    expect(await tablet.send(sent(hall, 9))).toMatchObject({ status: 'forbidden' })
    expect((await weigh(wes, hall)).status).toBe(404)
    await tablet.pull()
    expect(tablet.has('tournament-entries', reyes.id)).toBeUndefined()
  })

  test('let in again is let in as before, after the record is deleted or empty, unless the director says otherwise', async () => {
    const letIn = () => ramp.call(tourCalls.addDirectorStaff, { as: ana, body: { id: tour, user: wes.id } })
    const onlyWeighs = { tours: [], weighTours: [tour] }
    expect((await letIn()).status).toBe(200)
    expect([await staffOf(), await rights()]).toMatchObject([{ may: 'weigh' }, onlyWeighs])
    await ramp.call(tourCalls.removeDirectorStaff, { as: ana, body: { id: tour, user: wes.id } })
    expect(await staffOf()).toMatchObject({ active: false, tours: [] })
    await letIn()
    expect([await staffOf(), await rights()]).toMatchObject([{ may: 'weigh' }, onlyWeighs])
    const name = async (more: object) => {
      await ramp.call(staffMemberCalls.remove, { as: ana, params: { id: (await staffOf())._id } })
      return (await ramp.call(staffMemberCalls.create, { as: ana, body: { user: wes.id, tours: [tour], ...more } })).body.may
    }
    expect([await name({}), await rights()]).toMatchObject(['weigh', onlyWeighs])
    expect([await name({ may: 'all' }), await rights()]).toMatchObject(['all', { tours: [tour], weighTours: [] }])
    // The control: what they were last is what they come back as.
    expect(await name({})).toBe('all')
  })

  test('becomes so also on a record with a tour that is gone or was sold: less is always given', async () => {
    const make = async (called: string) => (await ramp.call(tourCalls.create, { as: ana, body: { name: called } })).body._id
    const [gone, sold] = [await make('Gone'), await make('Sold')]
    await change({ may: 'all', tours: [tour, gone, sold] })
    const bo = await ramp.person('Director', 'Bo Kim')
    const admin = await ramp.person('System Admin', 'Sam Root')
    expect((await ramp.call(tourCalls.remove, { as: ana, params: { id: gone } })).status).toBe(200)
    expect((await ramp.call(tourCalls.update, { as: admin, params: { id: sold }, body: { director: bo.id } })).status).toBe(200)
    expect(await change({ may: 'weigh' })).toMatchObject({ status: 200, body: { may: 'weigh' } })
    expect(await rights()).toMatchObject({ tours: [], weighTours: [tour] })
    // More is given on what is still the director's, and a foreign tour is none that the record can be given.
    expect((await change({ may: 'all' })).status).toBe(200)
    expect(await rights()).toMatchObject({ tours: [tour], weighTours: [] })
    expect((await change({ tours: [tour] })).status).toBe(200)
    expect((await change({ tours: [tour, sold] })).error).toMatchObject({ code: 'reference.unknown' })
  })

  test('has one right on a tour: what is given of one kind is taken of the other, also without a record', async () => {
    const body = { user: asa.id, tours: [tour], may: 'weigh' as const }
    expect((await ramp.call(staffMemberCalls.create, { as: ana, body })).status).toBe(200)
    expect(await rights(asa.id)).toMatchObject({ tours: [], weighTours: [tour] })
    await ramp.db
      .update(people)
      .set({ tours: [], weighTours: [tour] })
      .where(eq(people.id, wes.id))
    await change({ active: false })
    await ramp.db
      .update(people)
      .set({ userType: 'Director', isAssistant: true, tours: [], weighTours: [tour], fishedTours: [] })
      .where(eq(people.id, wes.id))
    await change({ active: true, may: 'all' })
    expect(await rights()).toMatchObject({ tours: [tour], weighTours: [] })
  })

  test('is not made of a full assistant by an older invitation', async () => {
    const pat = await ramp.person('Angler', 'Pat Lake', { director: ana.id, tours: [tour], email: 'pat@lake.test' })
    const asked = { user: pat.id, tours: [tour], may: 'weigh' as const }
    const { _id: id } = (await ramp.call(staffInvitationCalls.create, { as: ana, body: asked })).body
    await ramp.call(staffMemberCalls.create, { as: ana, body: { user: pat.id, tours: [tour], may: 'all' } })
    const answer = { as: pat, params: { id }, body: { accepts: true } }
    expect((await ramp.call(staffInvitationCalls.answer, answer)).body.state).toBe('accepted')
    expect(await rights(pat.id)).toMatchObject({ tours: [tour], weighTours: [] })
  })

  test('whose last tour is taken, and who was never an angler before, is one from then on', async () => {
    const lone = await ramp.person('Director', 'Lou Lone', { isAssistant: true, tours: [tour], director: ana.id })
    await ramp.call(tourCalls.removeDirectorStaff, { as: ana, body: { id: tour, user: lone.id } })
    expect(await rights(lone.id)).toEqual({ userType: 'Angler', isAssistant: false, tours: [], weighTours: [] })
  })

  test('and who co-directs an event runs all of that event, and weighs at the others of the tour', async () => {
    const cole = await ramp.person('Director', 'Cole Both', { isAssistant: true, weighTours: [tour], director: ana.id })
    const own = await aTournament(ramp, ana, { tour, coDirectors: [cole.id] })
    const boat = await aBoat(ramp, own, 3, ['Sue Park'], { mcNote: 'Says Soo', paidWith: { method: 'cash' } })
    const noteOf = async (entry: EntryRow) =>
      (await ramp.call(tournamentEntryCalls.get, { as: cole, params: { id: entry.id } })).body.mcNote ?? null
    const preview = async ({ id }: TournamentRow) => (await ramp.call(tournamentResultCalls.preview, { as: cole, params: { id } })).status
    expect([await noteOf(boat), await noteOf(reyes), await preview(own), await preview(fork)]).toEqual(['Says Soo', null, 200, 403])
    const tablet = aDevice(ramp, cole)
    await tablet.pull()
    const kept = ({ id }: EntryRow) => tablet.has('tournament-entries', id)?.mcNote ?? null
    expect([kept(boat), kept(reyes)]).toEqual(['Says Soo', null])
    // The last tour is taken, and they are still of the staff for their event.
    await ramp.call(tourCalls.removeDirectorStaff, { as: ana, body: { id: tour, user: cole.id } })
    expect(await rights(cole.id)).toMatchObject({ userType: 'Director', isAssistant: true, weighTours: [] })
    expect([await preview(own), (await ramp.call(userCalls.search, { as: cole, body: {} })).status]).toEqual([200, 403])
  })
})
