import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { userProfileCalls as calls } from '@ramplight/contract/people/user-profiles'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { parsedPage } from '../../../testing/parsed-page.ts'
import { users } from '../../people/users/users.table.ts'
import { lakeFork } from '../../results/testing/lake-fork.ts'
import { boardHolds } from '../../results/tournament-results/board-holds.table.ts'
import { tournaments } from '../../tournaments/tournaments/tournaments.table.ts'

const TEMPLATE = '<!doctype html><html><head><title>Ramplight</title></head><body><div id="root"></div></body></html>'
const NOBODY = 'abcdef0123456789abcdef01'

describe('the public card of an angler', () => {
  let ramp: TestServer
  let ana: Person
  let admin: Person

  beforeAll(async () => {
    const webRoot = await mkdtemp(join(tmpdir(), 'web-'))
    for (const page of ['index.html', 'visit.html', 'live-leaderboard.html']) await writeFile(join(webRoot, page), TEMPLATE)
    ramp = await aTestServer({ app: { webRoot, publicUrl: 'https://ramp.lake.test' } })
    ana = await ramp.person('Director', 'Ana Hall')
    admin = await ramp.person('System Admin', 'Sam Root')
  })
  afterAll(() => ramp.close())

  const angler = async (name: string) => {
    const made = await ramp.person('Angler', name)
    await ramp.db
      .update(users)
      .set({ city: 'Emory', state: 'TX', phone: `903555${made.id.slice(-4)}`, street: '12 Secret Lane' })
      .where(eq(users.id, made.id))
    return made
  }
  const turn = (as: Person, publicCard: boolean) => ramp.call(calls.setPublicCard, { as, body: { publicCard } })
  const cardOf = (userId: string, as: Person | null = null) => ramp.call(calls.card, { as, params: { userId } })
  /** All that comes back, but the id, which is in the address, and the number of the request. */
  const bytes = async (path: string, id: string) => {
    const answer = await fetch(`${ramp.address}${path}${id}`)
    return [answer.status, answer.headers.get('cache-control'), (await answer.text()).replaceAll(id, '').replace(/"requestId":"[^"]*"/, '')]
  }

  test('it is off until they turn it on, off at once when they turn it off, and says the same of who never was', async () => {
    const [jo, gone, idle] = [await angler('Jo Reyes'), await angler('Al Odom'), await angler('Mo Vega')]
    for (const one of [gone, idle]) await turn(one, true)
    await ramp.db.update(users).set({ deleted: true }).where(eq(users.id, gone.id))
    await ramp.db.update(users).set({ active: false }).where(eq(users.id, idle.id))
    for (const path of ['/api/user-profiles/card/', '/anglers/']) {
      const unknown = await bytes(path, NOBODY)
      expect(unknown[0]).toBe(404)
      for (const { id } of [jo, gone, idle]) expect([path, id, await bytes(path, id)]).toEqual([path, id, unknown])
      await turn(jo, true)
      expect((await bytes(path, jo.id))[0]).toBe(200)
      await turn(jo, false)
      expect(await bytes(path, jo.id)).toEqual(unknown)
    }
    expect((await bytes('/anglers/', jo.id))[2]).toContain('noindex')
  })

  test('a profile begins with it off, also the next one after a deletion', async () => {
    const jo = await angler('Jo Reyes')
    const { body } = await ramp.call(calls.create, { as: jo, body: { about_me: 'Frogs' } })
    expect(body.publicCard).toBe(false)
    expect((await turn(jo, true)).body).toMatchObject({ _id: body._id, about_me: 'Frogs', publicCard: true })
    await ramp.call(calls.remove, { as: jo, params: { id: body._id } })
    expect((await cardOf(jo.id)).status).toBe(404)
    await ramp.call(calls.create, { as: jo, body: { about_me: 'Frogs' } })
    expect((await cardOf(jo.id)).status).toBe(404)
  })

  test('nobody turns on the card of somebody else: no stranger, no director, no admin', async () => {
    const jo = await angler('Jo Reyes')
    const { body } = await ramp.call(calls.create, { as: jo, body: { about_me: 'Frogs' } })
    const stranger = await angler('Ty Hall')
    for (const as of [stranger, ana, admin, jo]) {
      const said = { publicCard: true, user: jo.id } as never
      expect((await ramp.call(calls.update, { as, params: { id: body._id }, body: said })).status).not.toBe(200)
      expect((await ramp.call(calls.setPublicCard, { as, body: said })).status).toBe(400)
    }
    for (const as of [stranger, admin]) expect((await turn(as, true)).body.user).toBe(as.id)
    expect((await ramp.call(calls.setPublicCard, { as: null, body: { publicCard: true } })).status).toBe(401)
    expect((await cardOf(jo.id)).status).toBe(404)
  })

  test('it shows places in official results, and nothing that is not on its list', async () => {
    const { tournament, boats, weighAll } = await lakeFork(ramp, ana)
    const jo = await ramp.again({ id: boats[1]!.users[0]!, name: 'Jo Reyes' })
    await ramp.db
      .update(users)
      .set({ city: 'Emory', state: 'TX', phone: '9035550142', street: '12 Secret Lane' })
      .where(eq(users.id, jo.id))
    await ramp.call(calls.create, { as: jo, body: { about_me: 'Words of mine', sponsors: 'Redferne' } })
    await turn(jo, true)
    await weighAll()
    expect((await cardOf(jo.id)).body.places).toEqual([])
    const final = await ramp.call(tournamentResultCalls.create, { as: ana, body: { tournament: tournament.id } })
    expect(final.status).toBe(200)

    const card = (await cardOf(jo.id)).wire
    expect(card).toEqual({
      first_name: 'Jo',
      last_name: 'Reyes',
      city: 'Emory',
      state: 'TX',
      picture: null,
      places: [
        {
          tournament: tournament.id,
          name: tournament.name,
          date: tournament.startDate,
          position: 2,
          tied: true,
          weight: 14.4375 * 16,
          display: 'lb-oz',
        },
      ],
    })
    const text = await (await fetch(`${ramp.address}/anglers/${jo.id}`)).text()
    const page = parsedPage(text)
    expect(page.title).toBe('Jo Reyes · Ramplight')
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`https://ramp.lake.test/anglers/${jo.id}`)
    for (const said of ['Jo Reyes', 'Emory, TX', tournament.name, 'T2']) expect(page.querySelector('#root')!.textContent).toContain(said)
    for (const kept of ['9035550142', 'Secret Lane', 'Words of mine', 'Redferne', boats[1]!.id, 'Linh'])
      expect([kept, text.includes(kept) || JSON.stringify(card).includes(kept)]).toEqual([kept, false])

    // A board that is held, a draft, results that are open again.
    await ramp.db.insert(boardHolds).values({ tournament: tournament.id, since: new Date().toISOString(), heldBy: ana.id, left: null })
    expect((await cardOf(jo.id)).body.places).toEqual([])
    await ramp.db.delete(boardHolds)
    for (const status of ['Draft', 'In Progress'] as const) {
      await ramp.db.update(tournaments).set({ status }).where(eq(tournaments.id, tournament.id))
      expect([status, (await cardOf(jo.id)).body.places]).toEqual([status, []])
    }
  })
})
