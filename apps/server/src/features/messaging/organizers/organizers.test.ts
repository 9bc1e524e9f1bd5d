import { composeCalls } from '@ramplight/contract/messaging/compose'
import { organizerCalls as calls } from '@ramplight/contract/messaging/organizers'
import { directorSettingsCalls } from '@ramplight/contract/people/director-settings'
import { userCalls } from '@ramplight/contract/people/users'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { sessions } from '../../people/auth/auth.table.ts'
import { aTour, aTournament } from '../../tournaments/testing/a-tournament.ts'

const HOUR_MS = 3_600_000
const EMAIL = 'ana@fork-trail.test'
const PHONE = '9035550199'

describe('who runs it, and asking them', () => {
  let ramp: TestServer
  let now = new Date('2027-05-12T10:00:00.000Z')
  let ana: Person
  let lily: Person
  let tour: string
  let tournament: string
  let draft: string
  const visitor = { name: 'Tom Reed', email: 'tom@reed.test' }

  const show = async (what: { showEmail?: boolean; showPhone?: boolean }) => {
    const { body } = await ramp.call(directorSettingsCalls.byUser, { as: ana, params: { id: ana.id } })
    return ramp.call(directorSettingsCalls.update, { as: ana, params: { id: body._id }, body: what })
  }
  const ask = (question: string, more: object = {}, as: Person | null = null) =>
    ramp.call(calls.askOfTournament, { as, params: { id: tournament }, body: { question, ...more } })
  const inbox = async () => (await ramp.call(composeCalls.inbox, { as: ana })).body
  const mails = () => ramp.db.select().from(outgoingMessages).where(eq(outgoingMessages.to, EMAIL))

  beforeAll(async () => {
    ramp = await aTestServer({ now: () => now })
    ana = await ramp.person('Director', 'Ana Hall', { email: EMAIL, phone: PHONE })
    lily = await ramp.person('Angler', 'Lily Park', { email: 'lily@park.test' })
    tour = await aTour(ramp, ana)
    tournament = (await aTournament(ramp, ana, tour))._id
    draft = (await aTournament(ramp, ana, tour, { status: 'Draft', name: 'Not yet' }))._id
  })
  // Each test has its own hour: nobody is throttled for what another one asked.
  beforeEach(async () => {
    now = new Date(now.getTime() + 2 * HOUR_MS)
    ana = await ramp.again(ana)
    lily = await ramp.again(lily)
  })
  afterAll(() => ramp.close())

  test('everybody reads the name of who runs an event or a tour, and nothing that reaches them', async () => {
    for (const as of [null, lily])
      for (const [call, id] of [
        [calls.byTournament, tournament],
        [calls.byTour, tour],
      ] as const)
        expect((await ramp.call(call, { as, params: { id } })).body).toEqual({ name: 'Ana Hall', email: null, phone: null })
    expect((await ramp.call(calls.byTournament, { params: { id: draft } })).status).toBe(404)
    expect((await ramp.call(calls.byTournament, { as: ana, params: { id: draft } })).body.name).toBe('Ana Hall')
  })

  test('no public answer has an address of the director that they do not show', async () => {
    const answers = async () => {
      const params = { id: tour }
      const pages = [`/tournaments/${tournament}`, `/tours/${tour}`].map((path) => fetch(ramp.address + path).then((page) => page.text()))
      const read = [
        ramp.call(calls.byTournament, { params: { id: tournament } }),
        ramp.call(calls.byTour, { params }),
        ramp.call(tourCalls.get, { params }),
        ramp.call(tourCalls.full, { params }),
        ramp.call(tournamentCalls.get, { params: { id: tournament } }),
        ramp.call(directorSettingsCalls.byUser, { params: { id: ana.id } }),
        ramp.call(userCalls.get, { params: { id: ana.id } }),
      ]
      return JSON.stringify([await Promise.all(pages), (await Promise.all(read)).map(({ body }) => body)])
    }
    const said = await answers()
    expect([said.includes(EMAIL), said.includes(PHONE)]).toEqual([false, false])
    await show({ showEmail: true })
    const withEmail = await answers()
    expect([withEmail.includes(EMAIL), withEmail.includes(PHONE)]).toEqual([true, false])
    await show({ showEmail: false, showPhone: true })
    const withPhone = await answers()
    expect([withPhone.includes(EMAIL), withPhone.includes(PHONE)]).toEqual([false, true])
    await show({ showPhone: false })
  })

  test('an angler asks: the director has it in the inbox and by mail, with the name and the address of the account', async () => {
    expect((await ask('Is there a ramp fee?', { name: 'Not Lily', email: 'not@lily.test' }, lily)).body).toEqual({ ok: true })
    expect((await inbox())[0]).toMatchObject({
      subject: 'Question about Lake Fork Open',
      message: 'Is there a ramp fee?\n\nLily Park\nlily@park.test',
      from: 'Lily Park',
      tournament: { _id: tournament },
      status: 'Received - Not Read',
    })
    expect((await mails()).at(-1)).toMatchObject({ kind: 'mail', subject: 'Question about Lake Fork Open', replyTo: 'lily@park.test' })
  })

  test('a director who reads Spanish gets the question as it was typed, and what is around it in Spanish', async () => {
    const reads = (language: 'en' | 'es') =>
      ramp.db
        .update(sessions)
        .set({ language, secretHash: sql`${sessions.id}` })
        .where(eq(sessions.user, ana.id))
    await reads('es')
    await ask('Is there a bait shop?', {}, lily)
    await reads('en')
    expect((await mails()).find(({ text }) => text.startsWith('Is there a bait shop?'))).toMatchObject({
      subject: 'Pregunta sobre Lake Fork Open',
      language: 'es',
    })
  })

  test('a visitor asks with a name and an address for the answer, of an event or of a tour', async () => {
    await ramp.call(calls.askOfTour, { params: { id: tour }, body: { question: 'Can my son fish?', ...visitor } })
    expect((await inbox())[0]).toMatchObject({
      subject: 'Question about Lake Fork Trail',
      message: 'Can my son fish?\n\nTom Reed\ntom@reed.test',
      from: null,
      tournament: null,
    })
    expect((await mails()).find(({ text }) => text.includes('Can my son fish?'))?.replyTo).toBe('tom@reed.test')
    for (const [missing, more] of [
      ['name', { email: visitor.email }],
      ['email', { name: visitor.name }],
    ] as const)
      expect((await ask('Anybody?', more)).error.details).toMatchObject([{ path: missing }])
    expect((await ask('', visitor)).status).toBe(400)
    expect((await ask('x'.repeat(2001), visitor)).status).toBe(400)
  })

  test('who has no address in their account gives one', async () => {
    const jo = await ramp.person('Angler', 'Jo Reyes', { email: null, phone: '9035550111' })
    expect((await ask('Is it on?', {}, jo)).error.details).toMatchObject([{ path: 'email' }])
    expect((await ask('Is it on?', { email: 'Jo@Reyes.test' }, jo)).status).toBe(200)
    expect((await inbox())[0]).toMatchObject({ from: 'Jo Reyes', message: 'Is it on?\n\nJo Reyes\njo@reyes.test' })
  })

  test('nobody asks about an event that they cannot see', async () => {
    const about = (as: Person | null) =>
      ramp.call(calls.askOfTournament, { as, params: { id: draft }, body: { question: 'When?', ...visitor } })
    expect([(await about(null)).status, (await about(lily)).status]).toEqual([401, 404])
  })

  test('an address is listened to ten times an hour, a sender five times, and whoever is signed in apart from both', async () => {
    const from = async (email: string, times: number) => {
      const statuses: number[] = []
      for (let n = 0; n < times; n++) statuses.push((await ask('Is it on?', { ...visitor, email })).status)
      return statuses
    }
    expect(await from('a@reed.test', 6)).toEqual([...Array(5).fill(200), 429])
    expect(await from('b@reed.test', 5)).toEqual(Array(5).fill(200))
    expect(await from('c@reed.test', 1)).toEqual([429])
    const asLily: number[] = []
    for (let n = 0; n < 11; n++) asLily.push((await ask('Is it on?', {}, lily)).status)
    expect(asLily).toEqual([...Array(10).fill(200), 429])
  })
})
