import { personalDataCalls } from '@ramplight/contract/people/personal-data'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { waiverAcceptanceCalls as calls } from '@ramplight/contract/registration/waiver-acceptances'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foldAngler, userStore } from '#features/people/users/index'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aTour, aTournament } from '../../tournaments/testing/a-tournament.ts'
import { waiverAcceptances, waiverTexts } from './waiver-acceptances.table.ts'

const OWN_RISK = 'I fish at my own risk.'
const AND_JACKET = 'I fish at my own risk and wear a life jacket.'
const MUM = { name: 'Rosa Reyes', relation: 'mother', phone: '9035550142' }

describe('the waiver of a tournament', () => {
  let ramp: TestServer
  let ana: Person
  let lily: Person
  let tom: Person
  let tour: string
  let now = new Date('2027-06-09T12:00:00Z')

  const settings = (waiver: string) => ({ payout: { allowPreRegistration: true }, registration: { waiver } })
  const aTrip = async (waiver = OWN_RISK) => (await aTournament(ramp, ana, tour, { teamEvent: true, settings: settings(waiver) }))._id
  const change = (trip: string, waiver: string) =>
    ramp.call(tournamentCalls.update, { as: ana, params: { id: trip }, body: { settings: settings(waiver) } })
  const read = async (trip: string, as: Person | null) => (await ramp.call(calls.waiver, { as, params: { id: trip } })).body
  const versionOf = async (trip: string) => (await read(trip, null)).waiver!.version
  const sign = (trip: string, as: Person, waiver?: { version: string; name: string; guardian?: typeof MUM }, users = [as.id]) =>
    ramp.call(preRegistrationCalls.create, { as, body: { tournament: trip, team: { users }, ...(waiver && { waiver }) } })
  const accept = (trip: string, as: Person, version: string, more: object = {}) =>
    ramp.call(calls.accept, { as, body: { tournament: trip, version, name: as.name, ...more } })
  const list = async (trip: string) => (await ramp.call(calls.accepted, { as: ana, params: { id: trip } })).body
  const kept = (trip: string) => ramp.db.select().from(waiverAcceptances).where(eq(waiverAcceptances.tournament, trip))

  beforeAll(async () => {
    ramp = await aTestServer({ now: () => now })
    ana = await ramp.person('Director', 'Ana Hall')
    tour = await aTour(ramp, ana)
    lily = await ramp.person('Angler', 'Lily Reyes', { tours: [tour] })
    tom = await ramp.person('Angler', 'Tom Tran', { tours: [tour] })
  })
  afterAll(() => ramp.close())

  test('is accepted by who signs up: with the wording they have read, their name, and the time', async () => {
    const trip = await aTrip()
    const version = await versionOf(trip)
    expect((await sign(trip, lily)).error.code).toBe('waiver.needed')
    expect((await sign(trip, lily, { version, name: 'Lily Reyes' }, [lily.id, tom.id])).status).toBe(200)
    expect(await list(trip)).toEqual([
      expect.objectContaining({
        user: lily.id,
        version,
        number: 1,
        name: 'Lily Reyes',
        how: 'angler',
        isCurrent: true,
        signedAt: now.toISOString(),
      }),
    ])
    expect((await read(trip, lily)).mine).toMatchObject({ version, isCurrent: true })
    // Tom was named by her: he is asked by himself.
    expect((await read(trip, tom)).mine).toBeNull()
    expect((await accept(trip, tom, version)).body).toMatchObject({ user: tom.id, how: 'angler' })
    expect((await accept(trip, tom, version, { name: 'T. Tran' })).body.name).toBe('Tom Tran')
    expect(await kept(trip)).toHaveLength(2)
  })

  test('is asked of a partner who comes by the link', async () => {
    const trip = await aTrip()
    const version = await versionOf(trip)
    const { body: team } = await sign(trip, lily, { version, name: 'Lily Reyes' })
    const { body: link } = await ramp.call(preRegistrationCalls.invitation, { as: lily, params: { id: team._id } })
    const join = (more: object) => ramp.call(preRegistrationCalls.join, { as: tom, body: { ...link, ...more } })
    expect((await join({})).error.code).toBe('waiver.needed')
    expect((await join({ waiver: { version, name: 'Tom Tran' } })).body.team.users).toEqual([lily.id, tom.id])
    expect((await list(trip)).map(({ name }) => name).toSorted()).toEqual(['Lily Reyes', 'Tom Tran'])
  })

  test('comes with the QR code: a phone without a signal sends the time of the tap, and an old wording is asked again', async () => {
    const trip = await aTrip()
    const form = async () => (await ramp.call(preRegistrationCalls.qrForm, { params: { id: trip } })).body.waiver!
    const old = await form()
    expect(old.text).toBe(OWN_RISK)
    const scan = (waiver?: object) =>
      ramp.call(preRegistrationCalls.qrRegister, {
        body: { tournament: trip, phone: '5125550101', first_name: 'Kim', last_name: 'Oak', ...(waiver && { waiver }) } as never,
      })
    expect((await scan()).error.code).toBe('waiver.needed')
    await change(trip, AND_JACKET)
    expect((await scan({ version: old.version, name: 'Kim Oak' })).error.code).toBe('waiver.changed')
    const signedAt = '2027-06-09T11:40:00.000Z'
    const { body } = await scan({ version: (await form()).version, name: 'Kim Oak', signedAt })
    // It counts once the desk has seen who it is.
    expect([body.number, await list(trip)]).toEqual([1, []])
    const { users } = (await ramp.call(preRegistrationCalls.get, { as: ana, params: { id: body._id } })).body.team
    await ramp.call(tournamentEntryCalls.create, { as: ana, body: { _id: body._id, tournament: trip, users } })
    expect(await list(trip)).toEqual([expect.objectContaining({ name: 'Kim Oak', how: 'qr', number: 2, signedAt })])
    // A clock that is ahead signs nothing in the future.
    await accept(trip, tom, (await form()).version, { signedAt: '2027-06-10T12:00:00.000Z' })
    expect((await list(trip)).find(({ user }) => user === tom.id)?.signedAt).toBe(now.toISOString())
  })

  test('is signed by a guardian for who is under 18, and not by the angler', async () => {
    const trip = await aTrip()
    const version = await versionOf(trip)
    const own = await sign(trip, lily, { version, name: 'Lily Reyes', guardian: { ...MUM, name: 'lily  REYES' } })
    expect(own.error.details).toMatchObject([{ path: 'guardian.name' }])
    expect((await sign(trip, lily, { version, name: 'Lily Reyes', guardian: MUM })).status).toBe(200)
    expect((await list(trip))[0]).toMatchObject({ name: 'Lily Reyes', guardian: MUM })
  })

  test('stops no director: they enter the boat, see who is missing, hand over the device, or mark paper, which they can take back', async () => {
    const trip = await aTrip()
    const version = await versionOf(trip)
    const entered = await ramp.call(tournamentEntryCalls.create, { as: ana, body: { tournament: trip, users: [lily.id, tom.id] } })
    expect([entered.status, await list(trip)]).toEqual([200, []])
    expect((await accept(trip, ana, version, { user: lily.id, name: 'Lily Reyes' })).body).toMatchObject({ user: lily.id, how: 'device' })
    const paper = await accept(trip, ana, version, { user: tom.id, name: 'Tom Tran', onPaper: true })
    expect(paper.body.how).toBe('paper')
    const takeBack = (as: Person, id: string) => ramp.call(calls.takeBack, { as, params: { id } })
    expect((await takeBack(lily, paper.body._id)).status).toBe(403)
    expect((await takeBack(ana, paper.body._id)).status).toBe(200)
    const own = (await accept(trip, tom, version)).body
    expect((await takeBack(ana, own._id)).error.code).toBe('waiver.theirs')
    // Nobody signs for somebody else, and nobody for a stranger.
    expect((await accept(trip, tom, version, { user: lily.id })).status).toBe(403)
    expect((await accept(trip, tom, version, { onPaper: true })).status).toBe(403)
    const bo = await ramp.person('Director', 'Bo Kim')
    const kai = await ramp.person('Angler', 'Kai Lund', { director: bo.id })
    expect((await accept(trip, ana, version, { user: kai.id })).error.code).toBe('reference.unknown')
    expect((await ramp.call(calls.accepted, { as: tom, params: { id: trip } })).status).toBe(403)
  })

  test('keeps every wording; back to the old words, who accepted those has accepted these', async () => {
    const trip = await aTrip()
    await accept(trip, lily, await versionOf(trip))
    now = new Date('2027-06-09T12:10:00Z')
    await change(trip, AND_JACKET)
    expect((await read(trip, lily)).mine).toMatchObject({ number: 1, isCurrent: false })
    await change(trip, OWN_RISK)
    expect((await read(trip, lily)).mine).toMatchObject({ number: 1, isCurrent: true })
    const texts = await ramp.db.select().from(waiverTexts).where(eq(waiverTexts.tournament, trip)).orderBy(asc(waiverTexts.number))
    expect(texts.map(({ number, text, since }) => [number, text, since])).toEqual([
      [1, OWN_RISK, '2027-06-09T12:00:00.000Z'],
      [2, AND_JACKET, '2027-06-09T12:10:00.000Z'],
    ])
    await change(trip, '')
    expect((await read(trip, tom)).waiver).toBeNull()
    expect((await accept(trip, tom, texts[0]!.id)).error.code).toBe('waiver.none')
    expect((await sign(trip, tom)).status).toBe(200)
  })

  test('in whatever order the text changes and people accept, nobody is in without the words that counted when they came', async () => {
    const steps = fc.array(fc.constantFrom('open-form', 'change-text', 'sign', 'change-back', 'accept'), { minLength: 2, maxLength: 7 })
    await fc.assert(
      fc.asyncProperty(steps, async (order) => {
        const trip = await aTrip()
        let text = OWN_RISK
        let seen = await versionOf(trip)
        let seenText = text
        const accepted = new Set<string>()
        let isIn = false
        const to = async (next: string) => {
          await change(trip, next)
          text = next
        }
        for (const step of order) {
          if (step === 'change-text') await to(AND_JACKET)
          if (step === 'change-back') await to(OWN_RISK)
          if (step === 'open-form') [seen, seenText] = [await versionOf(trip), text]
          if (step === 'accept' && (await accept(trip, lily, seen)).status === 200) accepted.add(seenText)
          if (step === 'sign') {
            const { status, error } = await sign(trip, lily, { version: seen, name: 'Lily Reyes' })
            const may: boolean = isIn || accepted.has(text) || seenText === text
            expect([status, may ? undefined : error.code]).toEqual(may ? [200, undefined] : [409, 'waiver.changed'])
            if (may && seenText === text) accepted.add(text)
            isIn ||= may
          }
        }
        const stored = await kept(trip)
        expect(stored).toHaveLength(accepted.size)
        expect((await read(trip, lily)).mine?.isCurrent ?? false).toBe(accepted.has(text))
      }),
      { numRuns: 15, seed: 14 },
    )
  }, 60_000)

  test('stays with the name when an account is erased, stands in what they take home, and follows a line that was typed in twice', async () => {
    const trip = await aTrip()
    const version = await versionOf(trip)
    const zoe = await ramp.person('Angler', 'Zoe Vega', { tours: [tour] })
    const zoeAgain = await ramp.person('Angler', 'Zoe Vega', { tours: [tour] })
    await accept(trip, ana, version, { user: zoeAgain.id, name: 'Zoe Vega' })
    await ramp.db.transaction(async (tx) => {
      const [line, into] = [(await userStore.find(tx, zoeAgain.id))!, (await userStore.find(tx, zoe.id))!]
      await foldAngler(tx, line, into, { by: ana.id, at: now.toISOString() } as never)
    })
    expect((await list(trip)).map(({ user }) => user)).toEqual([zoe.id])
    await accept(trip, lily, version)
    const home = await ramp.call(personalDataCalls.personalData, { as: lily, params: { id: lily.id } })
    expect(JSON.parse(home.body.json).kept.waiver_acceptances[0]).toMatchObject({ tournament: expect.any(String), name: 'Lily Reyes' })
    await ramp.call(personalDataCalls.erase, { as: lily, params: { id: lily.id }, body: { confirm: 'ERASE', hideName: true } })
    expect((await list(trip)).find(({ user }) => user === lily.id)).toMatchObject({ name: 'Lily Reyes', version })
  })
})
