import { newId } from '@ramplight/contract/kernel/new-id'
import { userCalls } from '@ramplight/contract/people/users'
import { tournamentEntryCalls as calls, type ImportEntry } from '@ramplight/contract/registration/tournament-entries'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { users } from '../../people/users/users.table.ts'
import { weighInEvents } from '../../weigh-in/weigh-ins/weigh-ins.table.ts'
import { aField } from './testing/a-field.ts'

const named = (name: string, more: object = {}): ImportEntry['angler1'] => {
  const [first_name = '', last_name = ''] = name.split(' ')
  return { first_name, last_name, ...more }
}

describe('importing entries', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
  })
  afterAll(() => ramp.close())

  const bring = (tournament: string, entries: ImportEntry[], as: Person = ana) =>
    ramp.call(calls.importEntries, { as, body: { tournament, entries } })
  const person = async (id: string | undefined) =>
    (
      await ramp.db
        .select()
        .from(users)
        .where(eq(users.id, id ?? ''))
    )[0]

  test('anglers are known by phone, then by e-mail, then by their exact name; the others are made', async () => {
    const lake = await aField(ramp, ana)
    const phone = await ramp.person('Angler', 'Cy Fisher', { tours: [lake.tour], phone: '9035550142' })
    const email = await ramp.person('Angler', 'Dee Lake', { director: ana.id, email: 'dee@lake.test' })
    const name = await ramp.person('Angler', 'Eve Reed', { director: ana.id })
    const { body } = await bring(lake.tournament, [
      {
        angler1: named('Cyrus Fisher', { phone: '(903) 555-0142' }),
        angler2: named('D Lake', { email: ' Dee@Lake.test ' }),
        status: 'Paid',
      },
      {
        angler1: named('eve reed'),
        angler2: named('Flo New', { phone: '+1 430-555-0100', email: 'flo@new.test', city: 'Emory', group: 'Ladies' }),
        group: 'Co-ed',
      },
    ])
    expect(body).toMatchObject({ ok: true, anglersCreated: 1, anglersMatched: 3, refused: [] })
    expect(body.entries[0]).toMatchObject({ users: [phone.id, email.id], status: 'Paid' })
    expect(body.entries[1]).toMatchObject({ groups: ['Co-ed', 'Ladies'], status: 'Pending' })
    const [known, made] = body.entries[1]!.users
    expect(known).toBe(name.id)
    expect(await person(made)).toMatchObject({
      first_name: 'Flo',
      userType: 'Angler',
      phone: '4305550100',
      email: 'flo@new.test',
      city: 'Emory',
      director: ana.id,
      tours: [lake.tour],
    })
    expect((await person(email.id))?.tours).toEqual([lake.tour])
  })

  test("another director's anglers are not found: a new one is made, and a claimed e-mail is refused", async () => {
    const lake = await aField(ramp, ana)
    const foreign = await ramp.person('Angler', 'Gus Stranger', { director: bo.id, phone: '2145550100', email: 'gus@stranger.test' })
    const { body } = await bring(lake.tournament, [
      { angler1: named('Gus Stranger', { phone: '2145550100' }) },
      { angler1: named('G. Stranger', { email: 'gus@stranger.test' }), angler2: named('Nobody Made') },
    ])
    expect(body.entries.map((one) => one.users[0] === foreign.id)).toEqual([false])
    expect(body.refused).toEqual([{ row: 2, message: 'There is already an account with this email address.' }])
    expect(await ramp.db.select().from(users).where(eq(users.last_name, 'Made'))).toEqual([])
  })

  test('a line with a problem is refused by its number, makes nobody, and the others go in', async () => {
    const lake = await aField(ramp, ana)
    await lake.enter(['Hob Entered'])
    for (const _ of [1, 2]) await ramp.person('Angler', 'Ida Twin', { director: ana.id })
    const { body } = await bring(lake.tournament, [
      { angler1: named('Jo First') },
      { angler1: named('Ghost Maker'), angler2: named('Hob Entered') },
      { angler1: named('Kay Phone', { phone: '12345' }) },
      { angler1: named('Lee Mail', { email: 'nope' }) },
      { angler1: named('Ida Twin') },
      { angler1: named('Jo First') },
      { angler1: named('Moe Self'), angler2: named('Moe Self') },
      { angler1: named('Ned Last') },
    ])
    expect(body.ok).toBe(false)
    expect(body.entries.map((one) => one.anglers[0]?.first_name)).toEqual(['Jo', 'Ned'])
    expect(body.refused).toEqual([
      { row: 2, message: 'Hob Entered is already entered in this tournament.' },
      { row: 3, message: 'Not a valid phone number. Please enter as (xxx) xxx-xxxx' },
      { row: 4, message: 'Please enter a valid email address.' },
      { row: 5, message: 'There are 2 anglers called Ida Twin. Add a phone number or an email.' },
      { row: 6, message: 'Jo First is already entered in this tournament.' },
      { row: 7, message: 'Moe Self is already entered in this tournament.' },
    ])
    expect(await ramp.db.select().from(users).where(eq(users.last_name, 'Maker'))).toEqual([])
  })

  test('the same list again changes nothing; without ids its anglers are found entered', async () => {
    const lake = await aField(ramp, ana)
    const list = ['Pam One', 'Quin Two'].map((name) => ({ _id: newId(), angler1: named(name, { _id: newId() }) }))
    const first = await bring(lake.tournament, list)
    const revision = await lake.revision()
    const again = await bring(lake.tournament, list)
    expect(again.body).toMatchObject({ ok: true, anglersCreated: 0, anglersMatched: 0, refused: [] })
    expect(again.body.entries).toEqual(first.body.entries)
    expect(await lake.revision()).toBe(revision)
    const nameless = await bring(lake.tournament, [{ angler1: named('Pam One') }])
    expect(nameless.body.refused).toEqual([{ row: 1, message: 'Pam One is already entered in this tournament.' }])
    const both = await Promise.all([1, 2].map(() => bring(lake.tournament, [{ angler1: named('Rex Once', { phone: '9035559999' }) }])))
    expect(both.flatMap((one) => one.body.entries)).toHaveLength(1)
  })

  test('father and son share a name and not a phone; a boat captain is one of the crew or somebody else', async () => {
    const lake = await aField(ramp, ana)
    const father = await ramp.person('Angler', 'Sam Hill', { director: ana.id, phone: '9035550001' })
    const captain = named('Tom Helm')
    const { body } = await bring(lake.tournament, [
      { angler1: named('Sam Hill', { phone: '9035550001' }), angler2: named('Sam Hill', { phone: '9035550002' }) },
      { angler1: captain, angler2: named('Una Mate'), boat_captain: captain },
    ])
    expect(body.anglersCreated).toBe(3)
    expect(body.entries[0]?.users[0]).toBe(father.id)
    expect(new Set(body.entries[0]?.users).size).toBe(2)
    expect(body.entries[1]?.boatCaptain).toBe(body.entries[1]?.users[0])
  })

  test('a phone that is somebody else’s enters nobody before a person has said who is in the boat', async () => {
    const lake = await aField(ramp, ana)
    const pat = await ramp.person('Angler', 'Pat Lee', { director: ana.id, phone: '9035550177' })
    const line = { angler1: named('Kim Diaz', { phone: '(903) 555-0177' }) }
    const first = await bring(lake.tournament, [line])
    expect(first.body).toMatchObject({
      entries: [],
      refused: [{ row: 1, message: 'The phone of Kim Diaz belongs to Pat Lee. Choose which of the two it is.' }],
      marks: [{ row: 1, seat: 1, kind: 'contact-of', by: 'phone', angler: { _id: pat.id, name: 'Pat Lee' } }],
    })
    const isPat = await bring(lake.tournament, [{ angler1: { ...line.angler1, _id: pat.id } }])
    expect(isPat.body.entries[0]?.users).toEqual([pat.id])
    const isNew = await bring(lake.tournament, [{ angler1: { ...line.angler1, somebodyNew: true } }])
    const [kim] = isNew.body.entries[0]!.users
    expect(await person(kim)).toMatchObject({ first_name: 'Kim', phone: '9035550177' })
    expect(kim).not.toBe(pat.id)
  })

  test('LAW: looking writes nothing, and what a list made can be taken back: the book and the boats are as before', async () => {
    const lake = await aField(ramp, ana)
    await lake.enter(['Abe Stays', 'Bea Stays'])
    await ramp.person('Angler', 'Cal Known', { director: ana.id, tours: [lake.tour] })
    const alive = async () => [
      (await ramp.db.select({ id: users.id, name: users.last_name, tours: users.tours }).from(users).where(eq(users.deleted, false))).sort(
        (a, b) => (a.id < b.id ? -1 : 1),
      ),
      (await ramp.call(calls.search, { as: ana, body: { tournament: lake.tournament } })).body!.map(({ _id, users: crew, status }) => [
        _id,
        crew,
        status,
      ]),
    ]
    const before = await alive()
    const list = [
      { angler1: named('Cal Known'), angler2: named('Dot Fresh') },
      { angler1: named('Eli Fresh') },
      { angler1: named('Fay Weighs') },
    ]
    const looked = await ramp.call(calls.importEntries, { as: ana, body: { tournament: lake.tournament, entries: list, check: true } })
    expect(looked.body!.marks.map(({ kind }) => kind)).toEqual(['known', 'new', 'new', 'new'])
    expect(await alive()).toEqual(before)
    const { body } = await bring(lake.tournament, list)
    const [one, two, weighed] = body.entries
    await lake.weigh(weighed!._id)
    const undone = await ramp.call(calls.bulkDelete, { as: ana, body: { ids: body.entries.map(({ _id }) => _id) } })
    expect(undone.body!.results.map(({ ok }) => ok)).toEqual([true, true, false])
    for (const id of [one!.users[1]!, two!.users[0]!])
      expect((await ramp.call(userCalls.remove, { as: ana, params: { id } })).status).toBe(200)
    await ramp.db.update(weighInEvents).set({ kind: 'void' }).where(eq(weighInEvents.entry, weighed!._id))
    await ramp.call(calls.bulkDelete, { as: ana, body: { ids: [weighed!._id] } })
    await ramp.call(userCalls.remove, { as: ana, params: { id: weighed!.users[0]! } })
    expect(await alive()).toEqual(before)
  })

  test('the boats sign up in the order of the list', async () => {
    const lake = await aField(ramp, ana)
    const names = Array.from({ length: 30 }, (_, i) => `Row ${String.fromCharCode(65 + (i % 26))}${i}`)
    const { body } = await bring(
      lake.tournament,
      names.map((name) => ({ angler1: named(name) })),
    )
    expect(body.entries).toHaveLength(30)
    const draw = await ramp.call(calls.drawBoatNumbers, { as: ana, body: { tournament: lake.tournament, mode: 'sign-up-order' } })
    expect(draw.body.entries.map((one) => `Row ${one.anglers[0]?.last_name}`)).toEqual(names)
  })

  test('a finished tournament takes no list', async () => {
    const lake = await aField(ramp, ana, { status: 'Closed' })
    await lake.complete()
    const late = await bring(lake.tournament, [{ angler1: named('Too Late') }])
    expect([late.status, late.error.code]).toEqual([409, 'tournament.finalized'])
  })
})
