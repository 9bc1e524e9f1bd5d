import { documentCalls } from '@ramplight/contract/content/documents'
import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aTour, aTournament } from '../../tournaments/testing/a-tournament.ts'
import { withCoDirectors } from '../../tournaments/testing/with-co-directors.ts'
import { files } from '../files/files.table.ts'

describe('a director asks a group for a document', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  let lily: Person
  let tom: Person
  let son: Person
  let tour: string
  let tournament: string

  const group = (label: string, of = 'all') => ({ tournament, label, audience: { of } }) as never
  const count = (label: string, of = 'all', as = ana) => ramp.call(documentCalls.wouldAsk, { as, body: group(label, of) })
  const ask = (label: string, of = 'all', as: Person = ana, more: object = {}) =>
    ramp.call(documentCalls.askGroup, { as, body: { ...(group(label, of) as object), path: '/uploads/blank form.pdf', ...more } as never })
  const askedOf = async (label: string) =>
    (await ramp.call(documentCalls.search, { as: ana, body: { tournament } })).body.filter((one) => one.label === label)
  const names = (before: { name: string }[]) => before.map(({ name }) => name).sort()

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    tour = await aTour(ramp, ana)
    lily = await ramp.person('Angler', 'Lily Reyes', { tours: [tour] })
    tom = await ramp.person('Angler', 'Tom Tran', { tours: [tour] })
    son = await ramp.person('Angler', 'Ty Tran', { tours: [tour] })
    tournament = (await aTournament(ramp, ana, tour, { teamEvent: true }))._id
    const boat = (users: Person[], more: object = {}) =>
      ramp.call(tournamentEntryCalls.create, { as: ana, body: { tournament, users: users.map(({ id }) => id), ...more } })
    await boat([lily], { status: 'Paid' })
    await boat([tom, son])
  })
  afterAll(() => ramp.close())

  test('everybody of the group is asked once, under the name of who asks, and the count was said before', async () => {
    expect((await count('Waiver')).body).toEqual({ asked: 3, before: [] })
    expect(await askedOf('Waiver')).toEqual([])
    const { body } = await ask('Waiver', 'all', ana, { isRequired: true, requestedDocInfo: { text: 'Sign it' } })
    expect(body).toEqual({ asked: 3, before: [] })
    const asked = await askedOf('Waiver')
    expect(asked.map(({ user }) => user).sort()).toEqual([lily.id, tom.id, son.id].sort())
    for (const one of asked)
      expect(one).toMatchObject({
        director: ana.id,
        isRequired: true,
        requestedDocInfo: { text: 'Sign it' },
        path: '/uploads/blank form.pdf',
      })
    const own = await ramp.call(documentCalls.byUser, { as: lily, params: { id: lily.id } })
    expect(own.body.map(({ label }) => label)).toEqual(['Waiver'])
  })

  test('a later question asks only who was not asked and has not handed it in', async () => {
    await ramp.call(documentCalls.create, { as: lily, body: { label: 'insurance ', path: '/uploads/mine.pdf', tournament } })
    expect((await ask('Insurance', 'unpaid')).body).toEqual({ asked: 2, before: [] })
    const { body } = await count('Insurance')
    expect([body.asked, names(body.before)]).toEqual([0, ['Lily Reyes', 'Tom Tran', 'Ty Tran']])
    expect((await ask('Insurance')).body.asked).toBe(0)
    expect(await askedOf('Insurance')).toHaveLength(2)
  })

  test('a double tap asks nobody twice', async () => {
    const both = await Promise.all([ask('Licence'), ask('Licence')])
    expect(both.map(({ body }) => body.asked).sort()).toEqual([0, 3])
    expect(await askedOf('Licence')).toHaveLength(3)
  })

  test('whoever helps to run it asks one angler as well as all, also somebody whom only the director knows', async () => {
    const codirector = await ramp.person('Director', 'Cody Rector')
    await withCoDirectors(ramp, tournament, [codirector.id])
    const helper = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [tour] })
    // The call for somebody of their own book does not know this angler.
    const paper = { label: 'Boat card', path: '/uploads/blank form.pdf', tournament, user: lily.id }
    expect((await ramp.call(documentCalls.create, { as: codirector, body: paper })).status).toBe(404)
    for (const [as, angler, name] of [
      [codirector, lily, 'Lily Reyes'],
      [helper, tom, 'Tom Tran'],
    ] as const) {
      const one = { user: angler.id }
      expect(
        (await ramp.call(documentCalls.wouldAsk, { as, body: { ...(group('Boat card') as object), ...one } as never })).body.asked,
      ).toBe(1)
      expect((await ask('Boat card', 'all', as, one)).body).toEqual({ asked: 1, before: [] })
      expect((await ask('Boat card', 'all', ana, one)).body).toEqual({ asked: 0, before: [{ _id: angler.id, name }] })
      const [asked] = (await askedOf('Boat card')).filter(({ user }) => user === angler.id)
      expect(asked).toMatchObject({ director: as.id })
    }
    expect(await askedOf('Boat card')).toHaveLength(2)
    const stranger = await ramp.person('Angler', 'Not Entered')
    const refused = await ask('Boat card', 'all', ana, { user: stranger.id })
    expect([refused.status, refused.error.code]).toEqual([400, 'reference.unknown'])
    expect((await ask('Boat card', 'unpaid', ana, { user: lily.id })).status).toBe(400)
  })

  test('the tournament of another director is not there, nor is a flight of another tournament', async () => {
    const statuses = async (as: Person) => [(await count('Map', 'all', as)).status, (await ask('Map', 'all', as)).status]
    expect(await statuses(bo)).toEqual([404, 404])
    expect(await statuses(lily)).toEqual([404, 404])
    const refused = await ask('Map', 'flight', ana, { audience: { of: 'flight', flight: newId() } })
    expect([refused.status, refused.error.code]).toEqual([400, 'reference.unknown'])
    expect((await ask('Map', 'flight')).status).toBe(400)
    expect((await ask('Map', 'season-members')).status).toBe(400)
    expect(await askedOf('Map')).toEqual([])
  })

  test('who signs up after everybody was asked is asked the same, with the empty form and never with what another has handed in', async () => {
    const settings = { payout: { allowPreRegistration: true } }
    const open = (await aTournament(ramp, ana, tour, { teamEvent: true, settings }))._id
    const askAll = (label: string, of = 'all') =>
      ramp.call(documentCalls.askGroup, {
        as: ana,
        body: {
          tournament: open,
          label,
          audience: { of },
          path: '/uploads/blank.pdf',
          isRequired: true,
          requestedDocInfo: { text: 'Sign' },
        } as never,
      })
    await ramp.call(tournamentEntryCalls.create, { as: ana, body: { tournament: open, users: [lily.id] } })
    await askAll('Licence')
    await askAll('Ballast', 'unpaid')
    const own = async (who: Person) =>
      (await ramp.call(documentCalls.byUser, { as: who, params: { id: who.id } })).body.filter((one) => one.tournament === open)
    const [licence] = await own(lily)
    await ramp.call(documentCalls.update, {
      as: lily,
      params: { id: licence!._id },
      body: { path: '/uploads/lily.pdf', label: 'Anything' },
    })
    const sign = () => ramp.call(preRegistrationCalls.create, { as: tom, body: { tournament: open, team: { users: [tom.id] } } })
    const { _id } = (await sign()).body
    await sign()
    expect(await own(tom)).toMatchObject([
      { label: 'Licence', path: '/uploads/blank.pdf', isRequired: true, requestedDocInfo: { text: 'Sign' }, director: ana.id },
    ])
    expect(await own(tom)).toHaveLength(1)
    const { code } = (await ramp.call(preRegistrationCalls.invitation, { as: tom, params: { id: _id } })).body
    for (const _ of [1, 2]) await ramp.call(preRegistrationCalls.join, { as: son, body: { code } })
    expect((await own(son)).map(({ label }) => label)).toEqual(['Licence'])
  })

  test('who signs up is asked for the papers of the setup, each once; a form that is not of those who run it opens to nobody', async () => {
    const helper = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [tour] })
    const uploaded = async (by: Person, name: string) => {
      const path = `/uploads/documents/${name}.pdf`
      const about = { path, name, kind: 'document', isPrivate: true, type: 'application/pdf', bytes: 1, sha256: name } as const
      await ramp.db.insert(files).values({ id: newId(), createdAt: '2027-06-01T12:00:00.000Z', user: by.id, copies: [], ...about })
      return path
    }
    const papers = [
      { label: 'Setup licence', path: await uploaded(ana, 'licence'), text: 'A photo will do.' },
      { label: 'Setup boat card', path: await uploaded(helper, 'boat card'), isRequired: false },
      { label: 'Setup letter', path: await uploaded(lily, 'letter of Lily') },
      { label: 'Setup rumour', path: '/uploads/nobody has it.pdf' },
    ]
    const settings = { payout: { allowPreRegistration: true }, registration: { documents: papers } }
    const open = (await aTournament(ramp, ana, tour, { teamEvent: true, settings }))._id
    const sign = () => ramp.call(preRegistrationCalls.create, { as: tom, body: { tournament: open, team: { users: [tom.id] } } })
    await sign()
    await sign()
    const mine = (await ramp.call(documentCalls.byUser, { as: tom, params: { id: tom.id } })).body.filter((one) => one.tournament === open)
    expect(mine.map(({ label, isRequired, requestedDocInfo, director }) => [label, isRequired, requestedDocInfo, director])).toEqual(
      expect.arrayContaining([
        ['Setup licence', true, { text: 'A photo will do.' }, ana.id],
        ['Setup boat card', false, { text: '' }, ana.id],
      ]),
    )
    expect(mine).toHaveLength(2)
  })
})
