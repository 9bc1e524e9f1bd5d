import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { preRegistrationCalls as calls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { waiverAcceptanceCalls } from '@ramplight/contract/registration/waiver-acceptances'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { people } from '#features/people/users/index'
import { auditLog } from '#platform/audit/audit.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aTour, aTournament } from '../../tournaments/testing/a-tournament.ts'
import { tournamentPreRegistrations } from './tournament-pre-registrations.table.ts'

const TAKES = { teamEvent: true, settings: { payout: { allowPreRegistration: true } } }
const PHONE = '9035550142'
const DAN = { first_name: 'Dan', last_name: 'Kim' }

describe('the QR code at the ramp', () => {
  let ramp: TestServer
  let ana: Person
  let tour: string
  let minh: Person
  let now = new Date('2027-06-09T12:00:00Z')

  const aTrip = async (more: Parameters<typeof aTournament>[3] = {}) => (await aTournament(ramp, ana, tour, { ...TAKES, ...more }))._id
  type Said = Partial<BodyOf<typeof calls.qrRegister>>
  const scan = (tournament: string, said: Said) =>
    ramp.call(calls.qrRegister, { body: { tournament, phone: PHONE, first_name: 'Minh', last_name: 'Tran', ...said } })
  const table = async (tournament: string) => (await ramp.call(calls.search, { as: ana, body: { tournament } })).body
  const inTheBook = () => ramp.db.$count(people)

  beforeAll(async () => {
    ramp = await aTestServer({ now: () => now })
    ana = await ramp.person('Director', 'Ana Hall', { phone: '9035550199' })
    const bo = await ramp.person('Director', 'Bo Kim')
    tour = await aTour(ramp, ana)
    const proven = { phone: PHONE, phoneProvenAt: now.toISOString() }
    minh = await ramp.person('Angler', 'Minh Tran', { tours: [tour], ...proven, email: 'minh@lake.test', passwordHash: 'x' })
    await ramp.person('Angler', 'Cy Fisher', { director: bo.id, phone: '2145550100' })
  })
  beforeEach(() => {
    now = new Date('2027-06-09T12:00:00Z')
  })
  afterAll(() => ramp.close())

  test('a known phone pre-registers its angler with a partner by name: number 1, nobody signed in, nobody changed, and who runs it sees that it came by the code', async () => {
    const trip = await aTrip()
    const before = (await ramp.db.select().from(people).where(eq(people.id, minh.id)))[0]
    const { body, wire } = await scan(trip, { partners: [DAN] })
    expect(Object.keys(wire as object).sort()).toEqual(['_id', 'inLine', 'number'])
    expect(body.number).toBe(1)
    const [row] = await table(trip)
    expect(row).toMatchObject({ byQr: true, number: 1, phone: PHONE, converted: false })
    expect(row!.anglers.map(({ first_name, last_name }) => `${first_name} ${last_name}`)).toEqual(['Minh Tran', 'Dan Kim'])
    expect((await ramp.db.select().from(people).where(eq(people.id, minh.id)))[0]).toEqual(before)
    const [dan] = await ramp.db.select().from(people).where(eq(people.id, row!.team.users[1]!))
    expect(dan).toMatchObject({ userType: 'Angler', director: ana.id, tours: [tour], email: null, phone: null, confirmed: false })
    const [line] = await ramp.db.select().from(auditLog).where(eq(auditLog.record, row!._id))
    expect(line).toMatchObject({ summary: 'Pre-registered by the QR code, as number 1', tournament: trip })
  })

  test('a double tap, a retry, and the partner who scans it too are one, under one number', async () => {
    const trip = await aTrip()
    const _id = newId()
    const taps = await Promise.all([scan(trip, { _id, partners: [DAN] }), scan(trip, { _id, partners: [DAN] })])
    const again = await scan(trip, { partners: [DAN] })
    const byDan = await scan(trip, { ...DAN, phone: '5125550111', partners: [{ first_name: 'minh', last_name: 'tran' }] })
    expect([...taps, again, byDan].map(({ body }) => body)).toEqual(Array(4).fill({ _id, number: 1, inLine: null }))
    expect(await table(trip)).toHaveLength(1)
  })

  test('what was changed on the phone, though its first try had arrived, is the same team under the same number', async () => {
    const trip = await aTrip()
    const _id = newId()
    await scan(trip, { _id, partners: [DAN] })
    const changed = await scan(trip, { _id, partners: [{ first_name: 'Kit', last_name: 'Lowe' }] })
    expect(changed.body).toEqual({ _id, number: 1, inLine: null })
    const all = await table(trip)
    expect(all.map(({ number, anglers }) => [number, anglers.map(({ first_name }) => first_name)])).toEqual([[1, ['Minh', 'Kit']]])
    // Dan is free again; what arrives once more changes nothing.
    expect((await scan(trip, { ...DAN, phone: '5125550166' })).body.number).toBe(2)
    await scan(trip, { _id, partners: [{ first_name: 'Kit', last_name: 'Lowe' }] })
    expect((await table(trip)).find((one) => one._id === _id)?._rev).toBe(all[0]!._rev)
  })

  test('a typed number of somebody else enters nobody else: it is a new angler, nobody is named, and the director is asked to look', async () => {
    const trip = await aTrip()
    const phone = '9035550177'
    const leo = await ramp.person('Angler', 'Leo O’Brien', { tours: [tour], phone })
    const max = await ramp.person('Angler', 'Max Vega', { tours: [tour], phone })
    const zoe = await scan(trip, { phone, first_name: 'Zoe', last_name: 'Vega' })
    expect(JSON.stringify(zoe.wire)).not.toMatch(/Leo|Max|O’Brien/)
    const before = await inTheBook()
    await scan(trip, { phone, first_name: 'LEO', last_name: "O'Brien" })
    await scan(trip, { phone, first_name: 'Max', last_name: 'Vega' })
    expect(await inTheBook()).toBe(before)
    // The name of somebody with another number: two people, until the desk has looked.
    await scan(trip, { phone: '5125550199', first_name: 'Minh', last_name: 'Tran' })
    const rows = (await table(trip)).toSorted((a, b) => a.number! - b.number!)
    expect(rows.map(({ anglers, toConfirm }) => [anglers[0]?.first_name, toConfirm])).toEqual([
      ['Zoe', 'phone'],
      ['Leo', null],
      ['Max', null],
      ['Minh', 'name'],
    ])
    expect(rows.slice(1).map(({ team }) => team.users[0])).toEqual([leo.id, max.id, expect.not.stringMatching(minh.id)])
    const { body: seenByLeo } = await ramp.call(calls.get, { as: leo, params: { id: rows[1]!._id } })
    expect([seenByLeo.origin, seenByLeo.signedAs, seenByLeo.toConfirm]).toEqual([undefined, undefined, undefined])
  })

  test('a first name alone is no proof: who has the number of Minh and types only Minh is somebody new', async () => {
    const trip = await aTrip()
    await scan(trip, { last_name: '' })
    const [row] = await table(trip)
    expect([row!.team.users[0] === minh.id, row!.toConfirm]).toEqual([false, 'phone'])
  })

  test('a waiver that is accepted by the code counts once the desk has entered the boat, with the name and the time of the signature', async () => {
    const settings = { payout: { allowPreRegistration: true }, registration: { waiver: 'I fish at my own risk.' } }
    const trip = await aTrip({ settings })
    expect((await scan(trip, {})).error.code).toBe('waiver.needed')
    const { version } = (await ramp.call(calls.qrForm, { params: { id: trip } })).body.waiver!
    const { body } = await scan(trip, { waiver: { version, name: 'Minh Q Tran' } })
    const accepted = async () => (await ramp.call(waiverAcceptanceCalls.accepted, { as: ana, params: { id: trip } })).body
    expect([await accepted(), (await table(trip))[0]!.signedAs]).toEqual([[], 'Minh Q Tran'])
    const signedAt = now.toISOString()
    now = new Date(now.getTime() + 300_000)
    await ramp.call(tournamentEntryCalls.create, { as: ana, body: { _id: body._id, tournament: trip, users: [minh.id] } })
    expect(await accepted()).toMatchObject([{ user: minh.id, name: 'Minh Q Tran', how: 'qr', signedAt }])
  })

  test('who is in already is told so by the name that they typed', async () => {
    const trip = await aTrip()
    await ramp.call(tournamentEntryCalls.create, { as: ana, body: { tournament: trip, users: [minh.id] } })
    const { error } = await scan(trip, {})
    expect([error.code, error.message]).toEqual(['registration.angler-twice', 'Minh Tran is already registered for this tournament.'])
    const twice = await scan(trip, { ...DAN, partners: [DAN] })
    expect([twice.error.code, await table(trip)]).toEqual(['registration.angler-twice', []])
  })

  test('the form says what it costs and until when; too late is said by the server, whatever the form showed', async () => {
    const closesAt = new Date(now.getTime() + 60_000).toISOString()
    const trip = await aTrip({ entryFee: 100, settings: { payout: { allowPreRegistration: true, registrationClosesAt: closesAt } } })
    const form = () => ramp.call(calls.qrForm, { params: { id: trip } })
    expect((await form()).body).toMatchObject({ verdict: 'open', closesAt, crew: 2, registered: 0, lastDay: '2027-06-13' })
    now = new Date(now.getTime() + 61_000)
    expect((await scan(trip, {})).error.code).toBe('registration.closed')
    expect((await form()).body.verdict).toBe('closed')
  })

  test('nothing strange is taken: an unknown pot, too many in a boat, another tournament’s id, a draft', async () => {
    const trip = await aTrip()
    expect((await scan(trip, { pots: [newId()] })).error.code).toBe('reference.unknown')
    expect((await scan(trip, { partners: [DAN, { first_name: 'Al', last_name: 'Roe' }] })).error.code).toBe('entry.crew-too-large')
    const { body } = await scan(trip, {})
    expect((await scan(await aTrip(), { _id: body._id })).error.code).toBe('record.id-taken')
    expect((await scan(newId(), {})).status).toBe(404)
  })

  test('one phone number sends twenty forms an hour, then waits; what was taken stays', async () => {
    const trip = await aTrip()
    const send = (n: number) => scan(trip, { phone: '5125550133', first_name: 'Kim', last_name: `No${'abcdefghijklmnopqrstu'[n]}` })
    const statuses: number[] = []
    for (let n = 0; n < 21; n++) statuses.push((await send(n)).status)
    expect(statuses).toEqual([...Array(20).fill(200), 429])
    expect(await table(trip)).toHaveLength(20)
    now = new Date(now.getTime() + 61 * 60_000)
    expect((await send(20)).status).toBe(200)
  })

  describe('a list that a script fills', () => {
    /** `many` teams that came from one address. */
    const filled = async (trip: string, { many, origin }: { many: number; origin?: string }) => {
      const [row] = await ramp.db.select().from(tournamentPreRegistrations).where(eq(tournamentPreRegistrations.tournament, trip))
      const rows = Array.from({ length: many }, (_, n) => ({
        ...row!,
        ...(origin && { origin }),
        id: newId(),
        users: [newId()],
        number: n + 2,
        seq: undefined,
      }))
      await ramp.db.insert(tournamentPreRegistrations).values(rows)
      return row!
    }
    const next = { phone: '5125550155', first_name: 'Lee', last_name: 'Oak' }

    test('sixty of one address wait, then it sends no more until the director clears it; others go on, and the next in line move up', async () => {
      const trip = await aTrip()
      await scan(trip, { phone: '5125550144', ...DAN })
      const { origin } = await filled(trip, { many: 59 })
      expect((await scan(trip, next)).error.code).toBe('registration.too-many-here')
      // Who is in the list already is told so, and not that it is full.
      expect((await scan(trip, { phone: '5125550144', ...DAN })).body.number).toBe(1)
      const clear = (as: Person) => ramp.call(calls.qrClear, { as, params: { id: trip }, body: { origin: origin! } })
      expect((await clear(minh)).status).toBe(403)
      expect((await clear(ana)).body).toEqual({ removed: 60 })
      expect([(await scan(trip, next)).status, (await table(trip)).length]).toEqual([200, 1])
    })

    test('with five hundred waiting every address still has a few', async () => {
      const trip = await aTrip()
      await scan(trip, { phone: '5125550146', first_name: 'Kit', last_name: 'Lowe' })
      await filled(trip, { many: 500, origin: 'another' })
      const send = (n: number) => scan(trip, { phone: `512555020${n}`, first_name: 'Sam', last_name: `No${'abc'[n]}` })
      expect([(await send(0)).status, (await send(1)).status, (await send(2)).error.code]).toEqual([200, 200, 'registration.too-many-here'])
    })
  })
})
