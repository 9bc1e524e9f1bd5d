import { anglerMergeCalls as calls } from '@ramplight/contract/people/angler-merges'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aField } from '../../registration/tournament-entries/testing/a-field.ts'
import { aDevice } from '../../sync/testing/a-device.ts'
import { aTournament } from '../../tournaments/testing/a-tournament.ts'

const LINES = 5
const EVENTS = 2
const line = fc.nat(LINES - 1)
const step = fc.oneof(
  fc.record({ kind: fc.constant('enter' as const), who: line, event: fc.nat(EVENTS - 1) }),
  fc.record({ kind: fc.constant('enter offline' as const), who: line, event: fc.nat(EVENTS - 1) }),
  fc.record({ kind: fc.constant('merge' as const), who: line, into: line }),
)

let ramp: TestServer
let ana: Person
beforeAll(async () => {
  ramp = await aTestServer()
  ana = await ramp.person('Director', 'Ana Hall')
}, 120_000)
afterAll(() => ramp.close())

test('LAW: in whatever order lines are merged and boats entered, by whom and under which name: each boat is of the one who stayed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const lake = await aField(ramp, ana)
      const events = [lake.tournament, (await aTournament(ramp, ana, lake.tour, { teamEvent: true }))._id]
      const people: Person[] = []
      for (let n = 0; n < LINES; n++) people.push(await lake.angler(`Jon Reyes${n}`))
      const laptop = aDevice(ramp, ana)
      /** Whom each line means; and who has a boat in which event. */
      const means = people.map((_, n) => n)
      const fishes = people.map(() => new Set<number>())
      for (const one of steps) {
        const who = means[one.who]!
        if (one.kind === 'merge') {
          const isGone = who !== one.who || means[one.into] !== one.into
          const clash = [...fishes[one.who]!].some((event) => fishes[one.into]!.has(event))
          const body = { master: people[one.into]!.id, merged: people[one.who]!.id, take: [] }
          const { status } = await ramp.call(calls.merge, { as: ana, body })
          const isRepeat = who === one.into && one.who !== one.into && means[one.into] === one.into
          expect(status === 200).toBe(isRepeat || (!isGone && one.who !== one.into && !clash))
          if (status !== 200 || isRepeat) continue
          for (const event of fishes[one.who]!) fishes[one.into]!.add(event)
          for (const [n, meant] of means.entries()) if (meant === one.who) means[n] = one.into
        } else {
          const [tournament, users] = [events[one.event]!, [people[one.who]!.id]]
          const isOffline = one.kind === 'enter offline'
          const isDone = isOffline
            ? (await laptop.send({ tbl: 'tournament-entries', set: { tournament, users } })).status === 'applied'
            : (await ramp.call(tournamentEntryCalls.create, { as: ana, body: { tournament, users } })).status === 200
          // A screen with a network names who is in the book; a device may not have heard who that is.
          expect(isDone).toBe(!fishes[who]!.has(one.event) && (isOffline || who === one.who))
          if (isDone) fishes[who]!.add(one.event)
        }
      }
      const { rows } = await ramp.db.execute<{ tournament: string; users: string[] }>(
        sql`select tournament, users from tournament_entries where tournament = any(${sql.param(events)}::text[])`,
      )
      const found = rows.map(
        ({ tournament, users }) => `${events.indexOf(tournament)} ${users.map((id) => people.findIndex((p) => p.id === id))}`,
      )
      const wanted = fishes.flatMap((all, n) => (means[n] === n ? [...all].map((event) => `${event} ${n}`) : []))
      expect(found.toSorted()).toEqual(wanted.toSorted())
    }),
    { numRuns: 12 },
  )
}, 120_000)
