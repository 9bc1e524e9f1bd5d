import { newId } from '@ramplight/contract/kernel/new-id'
import { preRegistrationCalls as calls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aTour, aTournament } from '../../tournaments/testing/a-tournament.ts'
import { tournaments } from '../../tournaments/tournaments/tournaments.table.ts'
import { partnerLinks } from './partner-links.table.ts'
import { tournamentPreRegistrations } from './tournament-pre-registrations.table.ts'

describe('a partner who is invited by a link', () => {
  let ramp: TestServer
  let ana: Person
  let [lily, tom, uma]: Person[] = []
  let tour: string
  let trip: string
  let team: string
  let code: string

  const invited = (as: Person | undefined, given = code) => ramp.call(calls.invited, { ...(as && { as }), body: { code: given } })
  const join = (as: Person, given = code) => ramp.call(calls.join, { as, body: { code: given } })
  const sign = (as: Person) => ramp.call(calls.create, { as, body: { tournament: trip, team: { users: [as.id] } } })
  const usersOf = async () => (await ramp.call(calls.get, { as: ana, params: { id: team } })).body.team.users

  beforeAll(async () => {
    ramp = await aTestServer({ now: () => new Date('2027-06-09T12:00:00Z') })
    ana = await ramp.person('Director', 'Ana Hall')
    tour = await aTour(ramp, ana)
    lily = await ramp.person('Angler', 'Lily Reyes')
    tom = await ramp.person('Angler', 'Tom Tran')
    uma = await ramp.person('Angler', 'Uma Park')
  })
  beforeEach(async () => {
    const settings = { payout: { allowPreRegistration: true } }
    trip = (await aTournament(ramp, ana, tour, { teamEvent: true, settings }))._id
    team = (await sign(lily!)).body._id
    code = (await ramp.call(calls.invitation, { as: lily!, params: { id: team } })).body.code
  })
  afterAll(() => ramp.close())

  test('reads who invites, and comes in once, however often they tap', async () => {
    expect((await invited(tom!)).body).toMatchObject({ tournament: trip, anglers: [{ last_name: 'Reyes' }], isIn: false })
    const taps = await Promise.all([join(tom!), join(tom!), join(tom!)])
    expect(taps.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await usersOf()).toEqual([lily!.id, tom!.id])
    expect((await invited(tom!)).body.isIn).toBe(true)
  })

  test('reads before they log in who asks them, what, when, where and what a boat pays; by another code nothing', async () => {
    await ramp.db
      .update(tournaments)
      .set({ entryFee: 10_000 as never })
      .where(eq(tournaments.id, trip))
    const { body } = await invited(undefined)
    expect(body).toMatchObject({ tournament: trip, anglers: [{ first_name: 'Lily', last_name: 'Reyes' }], entryFee: 10_000, isIn: false })
    expect(body.tournamentDates).toHaveLength(1)
    expect(body.onWaitingList).toBe(false)
    await ramp.db.update(tournamentPreRegistrations).set({ onWaitingList: true }).where(eq(tournamentPreRegistrations.id, team))
    expect((await invited(undefined)).body.onWaitingList).toBe(true)
    expect(body.place).toMatch(/, [A-Za-z ]+ [A-Z]{2}$/)
    // As the field of a tournament shows an angler to everybody.
    expect(Object.keys(body.anglers[0]!).toSorted()).toEqual(['_id', 'city', 'first_name', 'last_name', 'state'])
    expect((await invited(undefined, 'AAAAAAAAAAAAAAAAAAAAAA')).error.code).toBe('registration.invitation-over')
  })

  test('of two who come for one place the second is told that the team is full', async () => {
    const came = await Promise.all([join(tom!), join(uma!)])
    expect(came.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(came.find(({ status }) => status === 409)?.error.code).toBe('entry.crew-too-large')
    expect(await usersOf()).toHaveLength(2)
  })

  test('who leaves takes out themself alone; the last one takes the team along', async () => {
    await join(tom!)
    await ramp.call(calls.remove, { as: tom!, params: { id: team } })
    expect(await usersOf()).toEqual([lily!.id])
    await ramp.call(calls.remove, { as: lily!, params: { id: team } })
    expect((await ramp.call(calls.get, { as: ana, params: { id: team } })).status).toBe(404)
  })

  test('is not in two teams', async () => {
    await sign(tom!)
    expect((await join(tom!)).error.code).toBe('registration.angler-twice')
  })

  test('comes too late when registration has closed, or when the team is on the list of boats already', async () => {
    await ramp.call(calls.update, { as: ana, params: { id: team }, body: { converted: true } })
    expect((await join(tom!)).error.code).toBe('registration.team-entered')
    await ramp.call(calls.update, { as: ana, params: { id: team }, body: { converted: false } })
    await ramp.db.update(tournaments).set({ status: 'Closed' }).where(eq(tournaments.id, trip))
    expect((await join(tom!)).error.code).toBe('registration.closed')
  })

  test('needs a code that somebody of the team gave out', async () => {
    expect((await ramp.call(calls.invitation, { as: tom!, params: { id: team } })).status).toBe(404)
    // The third is one of an earlier version, from a mail that is still there.
    const forged = [`${code.slice(0, -1)}${code.endsWith('A') ? 'Q' : 'A'}`, team, `${team}.${'A'.repeat(22)}`, 'x']
    for (const one of forged) expect((await join(tom!, one)).error.code).toBe('registration.invitation-over')
    await ramp.call(calls.remove, { as: lily!, params: { id: team } })
    expect((await invited(tom!)).error.code).toBe('registration.invitation-over')
  })

  test('gets the link by mail, once, however often it is asked for; the list says to whom and never by what address', async () => {
    const _id = newId()
    const mail = (as: Person | null, body: object = {}) =>
      ramp.call(calls.inviteByMail, { as, params: { id: team }, body: { _id, name: 'Dan', email: 'dan.kim@lake.test', ...body } })
    const letters = async () => (await ramp.db.select().from(outgoingMessages).where(eq(outgoingMessages.to, 'dan.kim@lake.test'))).length
    for (const _ of [1, 2]) expect((await mail(lily!)).status).toBe(200)
    await Promise.all([mail(lily!), mail(lily!)])
    expect(await letters()).toBe(1)
    const { body, wire } = await ramp.call(calls.links, { as: ana, params: { id: team } })
    expect(body.filter(({ sentTo }) => sentTo)).toMatchObject([{ _id, sentTo: 'Dan', madeBy: { first_name: 'Lily' }, usedBy: [] }])
    expect(JSON.stringify(wire)).not.toContain('dan.kim')
    expect([(await mail(uma!)).status, (await mail(null)).status]).toEqual([404, 401])
    const theirs = (await sign(uma!)).body._id
    const taken = await ramp.call(calls.inviteByMail, { as: uma!, params: { id: theirs }, body: { _id, name: 'Dan', email: 'd@x.test' } })
    expect(taken.error.code).toBe('record.id-taken')
    await ramp.db.update(tournaments).set({ status: 'Closed' }).where(eq(tournaments.id, trip))
    expect((await mail(lily!, { _id: newId() })).error.code).toBe('registration.closed')
    expect(await letters()).toBe(1)
  })

  describe('a link that is taken back', () => {
    const linksOf = (as: Person | null) => ramp.call(calls.links, { as, params: { id: team } })
    const revoke = (as: Person | null, links?: string[]) =>
      ramp.call(calls.revokeLinks, { as, params: { id: team }, body: links ? { links } : {} })

    test('lets nobody in any more, also who has read it; who came in stays, and another link is still good', async () => {
      const [first] = (await linksOf(lily!)).body
      const other = (await ramp.call(calls.invitation, { as: lily!, params: { id: team } })).body.code
      // The clock stands: the two were made in one moment, and either may come first in the list.
      const second = (await linksOf(lily!)).body.find(({ _id }) => _id !== first!._id)
      await invited(uma!)
      for (const _ of [1, 2]) expect((await revoke(lily!, [first!._id])).status).toBe(200)
      for (const as of [tom!, uma!]) expect((await join(as)).error.code).toBe('registration.invitation-over')
      expect((await invited(tom!)).error.message).toBe('This invitation is no longer valid. Ask your partner for a new link.')
      expect((await join(tom!, other)).status).toBe(200)
      await revoke(lily!)
      const links = new Map((await linksOf(tom!)).body.map((link) => [link._id, link]))
      expect(links.get(second!._id)).toMatchObject({ usedBy: [{ last_name: 'Tran' }], revokedAt: expect.any(String) })
      expect(links.get(first!._id)).toMatchObject({ usedBy: [], revokedAt: expect.any(String) })
      expect(links.size).toBe(2)
      expect(await usersOf()).toEqual([lily!.id, tom!.id])
    })

    test('is seen and taken back by the team and those who run the tournament, and its code by nobody', async () => {
      const bo = await ramp.person('Director', 'Bo Kim')
      for (const as of [uma!, bo]) expect([(await linksOf(as)).status, (await revoke(as)).status]).toEqual([404, 404])
      expect([(await linksOf(null)).status, (await revoke(null)).status]).toEqual([404, 401])
      const seen = await linksOf(ana)
      expect(seen.body).toMatchObject([{ madeBy: { first_name: 'Lily' }, revokedAt: null }])
      expect(JSON.stringify([seen.wire, await ramp.db.select().from(partnerLinks)])).not.toContain(code)
      expect((await revoke(ana)).body).toMatchObject([{ revokedAt: expect.any(String) }])
      expect((await join(tom!)).error.code).toBe('registration.invitation-over')
    })

    test('of another team stays as it is', async () => {
      const [link] = (await linksOf(lily!)).body
      const theirs = (await sign(uma!)).body._id
      await ramp.call(calls.revokeLinks, { as: uma!, params: { id: theirs }, body: { links: [link!._id] } })
      expect((await join(tom!)).status).toBe(200)
    })

    test('makes room for the next: ten are open at most', async () => {
      const make = () => ramp.call(calls.invitation, { as: lily!, params: { id: team } })
      for (let n = 0; n < 9; n++) await make()
      expect((await make()).error.message).toBe('This team has 10 open links. Revoke one first.')
      await revoke(lily!, [(await linksOf(lily!)).body[0]!._id])
      expect((await make()).status).toBe(200)
    })
  })
})
