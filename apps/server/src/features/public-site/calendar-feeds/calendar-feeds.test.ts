import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { calendarFeedCalls as calls } from '@ramplight/contract/tournaments/calendar-feeds'
import { tournamentInteractionCalls } from '@ramplight/contract/tournaments/tournament-interactions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { users } from '../../people/users/users.table.ts'
import { aTour, aTournament } from '../../tournaments/testing/a-tournament.ts'
import { tournaments } from '../../tournaments/tournaments/tournaments.table.ts'
import { calendarFeeds } from './calendar-feeds.table.ts'

describe('the calendar of one angler', () => {
  let ramp: TestServer
  let [ana, lily, tom]: Person[] = []
  let tour: string

  const renew = async (as: Person) => (await ramp.call(calls.renew, { as })).body.path
  const read = async (path: string) => {
    const answer = await fetch(ramp.address + path)
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      cache: answer.headers.get('cache-control'),
      text: await answer.text(),
    }
  }
  const named = (text: string) => [...text.matchAll(/SUMMARY:([^\r\n]*)/g)].map(([, name]) => name).toSorted()
  const anEvent = async (name: string) =>
    (await aTournament(ramp, ana!, tour, { name, teamEvent: true, settings: { payout: { allowPreRegistration: true } } }))._id

  beforeAll(async () => {
    const webRoot = await mkdtemp(join(tmpdir(), 'web-'))
    await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Ramplight</title>')
    ramp = await aTestServer({ app: { webRoot }, now: () => new Date('2027-06-01T12:00:00Z') })
    ana = await ramp.person('Director', 'Ana Hall')
    tour = await aTour(ramp, ana)
    lily = await ramp.person('Angler', 'Lily Reyes', { tours: [tour], phone: '9035550142' })
    tom = await ramp.person('Angler', 'Tom Tran', { tours: [tour] })
  })
  afterAll(() => ramp.close())

  test('has what they are entered in, have signed up for or marked, and nothing of anybody else', async () => {
    const [entered, signed, marked, others, draft] = [
      await anEvent('Entered'),
      await anEvent('Signed up'),
      await anEvent('Marked'),
      await anEvent('Of others'),
      await anEvent('Drawn back'),
    ]
    for (const [event, crew] of [
      [entered, [lily!, tom!]],
      [others, [tom!]],
      [draft, [lily!]],
    ] as const)
      await ramp.call(tournamentEntryCalls.create, {
        as: ana!,
        body: { tournament: event, users: crew.map(({ id }) => id), boatNumber: 7 },
      })
    await ramp.call(preRegistrationCalls.create, { as: lily!, body: { tournament: signed, team: { users: [lily!.id] } } })
    await ramp.call(tournamentInteractionCalls.create, { as: lily!, body: { tournament: marked, type: 'going' } })
    await ramp.db.update(tournaments).set({ status: 'Draft' }).where(eq(tournaments.id, draft))
    const { status, type, cache, text } = await read(await renew(lily!))
    expect([status, type, cache]).toEqual([200, expect.stringContaining('text/calendar'), 'private, no-cache'])
    expect(named(text)).toEqual(['Entered', 'Marked', 'Signed up'])
    for (const secret of ['Lily', 'Reyes', 'Tran', '9035550142', lily!.id, 'boat']) expect(text).not.toContain(secret)
  })

  test('is read by its address alone: a new one ends the one before, and the server could not tell either', async () => {
    const first = await renew(lily!)
    const second = await renew(lily!)
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    expect((await ramp.call(calls.own, { as: lily! })).body.since).toEqual(expect.any(String))
    expect((await ramp.call(calls.own, { as: tom! })).body.since).toBeNull()
    const kept = JSON.stringify(await ramp.db.select().from(calendarFeeds))
    expect(kept).not.toContain(second.split('/')[2])
    for (const _ of [1, 2]) expect((await ramp.call(calls.end, { as: lily! })).body).toEqual({ ok: true })
    expect((await read(second)).status).toBe(404)
    for (const call of [calls.own, calls.renew, calls.end]) expect((await ramp.call(call as typeof calls.end, {})).status).toBe(401)
  })

  test('ends with the account', async () => {
    const path = await renew(tom!)
    expect((await read(path)).status).toBe(200)
    await ramp.db.update(users).set({ active: false }).where(eq(users.id, tom!.id))
    expect((await read(path)).status).toBe(404)
  })
})
