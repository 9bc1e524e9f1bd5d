import { newId } from '@ramplight/contract/kernel/new-id'
import { messageChoiceCalls } from '@ramplight/contract/messaging/message-choices'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import { openPushStandIn, type PushStandIn } from '#platform/outgoing/stand-ins/push-stand-in'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import type { EntryRow } from '../../registration/tournament-entries/index.ts'
import { tournamentEntries } from '../../registration/tournament-entries/tournament-entries.table.ts'
import { weigh } from '../../results/testing/lake-fork.ts'
import { tournamentFlights } from '../../tournaments/tournament-flights/tournament-flights.table.ts'
import { tournaments } from '../../tournaments/tournaments/tournaments.table.ts'
import { aBoat, aTournament } from '../../weigh-in/testing/a-tournament.ts'
import { keepDevice } from '../push-subscriptions/index.ts'
import { tellNews } from './tell-news.ts'

/** 5 in the morning at the ramp, on the day of the event. */
let clock = Date.parse('2027-06-12T10:00:00.000Z')

describe('the news of an event', () => {
  let service: PushStandIn
  let ramp: TestServer
  let ana: Person
  const later = (minutes: number) => {
    clock += minutes * 60_000
  }
  const look = () => tellNews(ramp.deps)
  /** Both have read what was told before either of them writes. */
  const twoLooksAtOnce = async () => {
    const line = await ramp.deps.pool.connect()
    await line.query('begin')
    await line.query('lock table told_news in share mode')
    const looks = Promise.all([look(), look()])
    const waiting = `select 1 from pg_locks l join pg_class c on c.oid = l.relation where c.relname = 'told_news' and not l.granted`
    await vi.waitFor(async () => expect((await line.query(waiting)).rows).toHaveLength(2), { timeout: 10_000, interval: 20 })
    await line.query('commit')
    line.release()
    return looks
  }
  const told = async (person: string) => {
    const rows = await ramp.db
      .select()
      .from(outgoingMessages)
      .where(eq(outgoingMessages.person, person))
      .orderBy(outgoingMessages.createdAt)
    return rows.map(({ text }) => text)
  }
  const phoneOf = (user: string, language: 'en' | 'es' = 'en') =>
    keepDevice(
      ramp.db,
      { ...service.subscribe(user), language },
      {
        ...{
          user,
          session: 'a session',
          at: ramp.deps.now().toISOString(),
          carriers: { ...ramp.deps.carriers, push: { standIn: service.url } },
        },
      },
    )
  const change = (boat: EntryRow, set: Partial<typeof tournamentEntries.$inferInsert>) =>
    ramp.db
      .update(tournamentEntries)
      .set({ updatedAt: ramp.deps.now().toISOString(), ...set })
      .where(eq(tournamentEntries.id, boat.id))
  const aFlight = async (tournament: string, name: string, dueTime: string) => {
    const at = ramp.deps.now().toISOString()
    const row = { id: newId(), createdAt: at, updatedAt: at, tournament, name, dueTime }
    await ramp.db.insert(tournamentFlights).values(row)
    return row.id
  }

  beforeAll(async () => {
    service = await openPushStandIn()
    ramp = await aTestServer({ now: () => new Date(clock) })
    ana = await ramp.person('Director', 'Ana Hall')
  })
  afterAll(async () => {
    await ramp.close()
    await service.close()
  })

  test('a draw is told once it stays, on each device in its language; drawn again, to those alone whose number is another', async () => {
    const cup = await aTournament(ramp, ana, { name: 'Night Cup', status: 'Open' })
    const [two, three] = [await aFlight(cup.id, 'Flight 2', '15:00'), await aFlight(cup.id, 'Flight 3', '15:30')]
    const hall = await aBoat(ramp, cup, null as never, ['Ty Hall', 'Jo Reyes'])
    const moss = await aBoat(ramp, cup, null as never, ['Cy Moss'])
    const [ty, jo, cy] = [...hall.users, ...moss.users] as [string, string, string]
    await phoneOf(ty)
    await phoneOf(ty, 'es')
    await phoneOf(cy)
    expect(await look()).toBe(0)
    await change(hall, { boatNumber: 12, flight: two })
    await change(moss, { boatNumber: 13, flight: two })
    expect(await look()).toBe(0)
    later(2)
    expect((await twoLooksAtOnce()).sort()).toEqual([0, 3])
    expect((await told(ty)).sort()).toEqual(['Tu lancha es la 12, grupo de salida 2.', 'You’re boat 12, flight 2.'])
    expect([await told(jo), await told(cy)]).toEqual([[], ['You’re boat 13, flight 2.']])
    const [row] = await ramp.db.select().from(outgoingMessages).where(eq(outgoingMessages.person, cy))
    expect(row).toMatchObject({ kind: 'push', subject: 'Night Cup', link: '/angler', topic: 'boat', about: moss.id, isQuiet: true })

    await change(hall, { boatNumber: 12, flight: two })
    await change(moss, { flight: three })
    later(2)
    expect(await look()).toBe(1)
    expect(await told(cy)).toEqual(['You’re boat 13, flight 2.', 'You’re boat 13, flight 3.'])
    // A device that comes later hears what its person does not know yet.
    await phoneOf(jo)
    expect([await look(), await told(jo)]).toEqual([1, ['You’re boat 12, flight 2.']])
  })

  test('a flight that is due, a place that changes and official results; what somebody turned off stays away', async () => {
    const cup = await aTournament(ramp, ana, { name: 'Day Cup' })
    const flight = await aFlight(cup.id, 'Flight 1', '15:00')
    const hall = await aBoat(ramp, cup, 1, ['Ty Hall'], { flight })
    const moss = await aBoat(ramp, cup, 2, ['Cy Moss'], { flight })
    const [ty, cy] = [hall.users[0]!, moss.users[0]!]
    for (const user of [ty, cy]) await phoneOf(user)
    const as = await ramp.again({ id: cy, name: 'Cy Moss' })
    const off = (['boat', 'due'] as const).map((topic) => ({ topic, channel: 'push' as const }))
    expect((await ramp.call(messageChoiceCalls.save, { as, body: { off } })).status).toBe(200)
    expect((await ramp.call(messageChoiceCalls.save, { as, body: { off: [{ topic: 'boat', channel: 'sms' }] } })).status).toBe(400)
    await look()
    clock = Date.parse('2027-06-12T19:40:00.000Z')
    expect(await look()).toBe(0)
    later(5)
    expect(await look()).toBe(1)
    const due = (await told(ty)).filter((text) => text.includes('due'))
    expect(due).toEqual(['Flight 1 is due back in 15 minutes.'])
    const [row] = await ramp.db.select().from(outgoingMessages).where(eq(outgoingMessages.text, due[0]!))
    expect(row).toMatchObject({ goodUntil: '2027-06-12T20:00:00.000Z', isQuiet: false, topic: 'due' })
    later(3)
    expect([await look(), await told(cy)]).toEqual([0, []])

    // Lightning: on this day the flight is called in later, and hears of it again.
    const dayTimes = [{ date: '2027-06-12', startTime: '06:45', dueTime: '15:45' }]
    await ramp.db.update(tournamentFlights).set({ dayTimes }).where(eq(tournamentFlights.id, flight))
    clock = Date.parse('2027-06-12T20:31:00.000Z')
    expect(await look()).toBe(1)
    expect((await told(ty)).at(-1)).toBe('Flight 1 is due back in 14 minutes.')

    ana = await ramp.again(ana)
    await weigh(ramp, ana, hall, [10, 4])
    expect(await look()).toBe(0)
    later(11)
    ana = await ramp.again(ana)
    await weigh(ramp, ana, moss, [12, 4])
    expect(await look()).toBe(1)
    expect((await told(ty)).at(-1)).toBe('Your place changed to 2nd.')
    expect(await look()).toBe(0)

    await ramp.db.update(tournaments).set({ status: 'Closed' }).where(eq(tournaments.id, cup.id))
    ana = await ramp.again(ana)
    expect((await ramp.call(tournamentResultCalls.create, { as: ana, body: { tournament: cup.id } })).status).toBe(200)
    expect(await look()).toBe(2)
    expect([(await told(ty)).at(-1), await told(cy)]).toEqual([
      'Results are official. You placed 2nd.',
      ['Results are official. You placed 1st.'],
    ])
    expect(await look()).toBe(0)
  })
})
