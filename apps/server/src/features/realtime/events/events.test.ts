import { setTimeout as delay } from 'node:timers/promises'
import { newId } from '@ramplight/contract/kernel/new-id'
import { FULL_HOUSE_S } from '@ramplight/contract/realtime/full-house'
import { eventCalls } from '@ramplight/contract/realtime/live-channel'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { toFrame } from '#platform/realtime/event-stream'
import { LISTENER_NAME } from '#platform/realtime/listener'
import type { LiveHub } from '#platform/realtime/live-hub'
import { openLiveHub } from '#platform/realtime/open-live-hub'
import { revision, type Viewer, watchStream } from '#platform/realtime/testing/watch-stream'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { buildApp } from '../../../app.ts'
import { boardRevisions } from '../../tournaments/tournaments/board-revisions.ts'
import { type TournamentRow, touchBoard } from '../../tournaments/tournaments/index.ts'
import { aBoat, aTournament } from '../../weigh-in/testing/a-tournament.ts'

describe('the live channel', () => {
  let ramp: TestServer
  let ana: Person
  let event: TournamentRow
  const watching: Viewer[] = []

  const watch = async (address = ramp.address, headers = {}, tournament = event.id) => {
    const viewer = await watchStream(address, tournament, headers)
    watching.push(viewer)
    return viewer
  }
  const move = () => ramp.db.transaction((tx) => touchBoard(tx, event.id))

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    event = await aTournament(ramp, ana)
  })
  afterEach(async () => {
    for (const viewer of watching.splice(0)) viewer.leave()
    await expect.poll(() => ramp.deps.live.viewers()).toBe(0)
  })
  afterAll(() => ramp.close())

  test('a fan at home opens the board, is greeted with the current revision, and hears of a weigh-in', async () => {
    const fan = await watch()
    expect(fan.response.statusCode).toBe(200)
    expect(fan.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    const before = (await fan.hears((m) => m.type === 'hello')) as { revision: number }
    expect(fan.text()).toMatch(/^retry: 2000\n\nid: \d+\nevent: hello\ndata: \{/)
    const moved = await move()
    expect(moved).toBe(before.revision + 1)
    await fan.hears(revision(moved))
    expect(fan.seen.map(({ message, id }) => [message.type, id])).toEqual([
      ['hello', String(before.revision)],
      ['standings-changed', String(moved)],
    ])
  })

  test('a browser that accepts compression still gets the stream as it is written', async () => {
    const fan = await watch(ramp.address, { 'accept-encoding': 'br, gzip' })
    await fan.hears((m) => m.type === 'hello')
    expect(fan.response.headers['content-encoding']).toBeUndefined()
  })

  test('nobody hears of a weigh-in that was rolled back', async () => {
    const fan = await watch()
    await fan.hears((m) => m.type === 'hello')
    await ramp.db
      .transaction(async (tx) => {
        await touchBoard(tx, event.id)
        throw new Error('the station lost its power')
      })
      .catch(() => {})
    await delay(300)
    expect(fan.seen).toHaveLength(1)
  })

  test('two servers on one database hear each other', async () => {
    const live = await openLiveHub(ramp.deps.pool, boardRevisions(ramp.deps.pool))
    const second = await buildApp({ ...ramp.deps, live })
    const address = await second.listen({ host: '127.0.0.1', port: 0 })
    try {
      const [here, there] = [await watch(), await watch(address)]
      await Promise.all([here, there].map((viewer) => viewer.hears((m) => m.type === 'hello')))
      const told = await fetch(`${address}/events/trigger-update`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${ana.token}` },
        body: JSON.stringify({ tournament: event.id }),
      }).then((response) => response.json() as Promise<{ revision: number }>)
      await Promise.all([here, there].map((viewer) => viewer.hears((m) => m.type === 'standings-changed' && revision(told.revision)(m))))
    } finally {
      await second.close()
      await live.close()
    }
  })

  test('a phone that was in a tunnel says what it saw last and hears at once that the board moved', async () => {
    const last = await move()
    const missed = await move()
    const phone = await watch(ramp.address, { 'last-event-id': String(last) })
    await phone.hears((m) => m.type === 'standings-changed')
    expect(phone.seen.map(({ message }) => [message.type, 'revision' in message && message.revision])).toEqual([
      ['hello', missed],
      ['standings-changed', missed],
    ])
    const upToDate = await watch(ramp.address, { 'last-event-id': String(missed) })
    await upToDate.hears((m) => m.type === 'hello')
    await delay(200)
    expect(upToDate.seen).toHaveLength(1)
  })

  test('fifty weigh-ins in a second reach a viewer as at most five frames, the last one among them', async () => {
    const fan = await watch()
    await fan.hears((m) => m.type === 'hello')
    let last = 0
    for (let i = 0; i < 50; i++) {
      last = await move()
      await delay(20)
    }
    await fan.hears(revision(last))
    const frames = fan.seen.slice(1)
    const seconds = (frames.at(-1)!.at - frames[0]!.at) / 1000
    expect(frames.length).toBeLessThanOrEqual(Math.ceil(seconds * 4) + 1)
    const revisions = frames.map(({ message }) => ('revision' in message ? message.revision : 0))
    expect(revisions).toEqual([...revisions].sort((a, b) => a - b))
    await delay(400)
    expect(fan.seen.at(-1)!.message).toMatchObject({ revision: last })
  })

  const listeners = async () => {
    const { rows } = await ramp.deps.pool.query<{ pid: number }>(
      'select pid from pg_stat_activity where application_name = $1 and datname = current_database() and query like $2',
      [LISTENER_NAME, 'listen%'],
    )
    return rows.map(({ pid }) => pid)
  }
  const cutListener = async () => {
    const [pid] = await listeners()
    await ramp.deps.pool.query('select pg_terminate_backend($1)', [pid])
    return pid
  }

  test('the database cuts the listening connection: what happened meanwhile is told when it is back', async () => {
    const fan = await watch()
    await fan.hears((m) => m.type === 'hello')
    await cutListener()
    const missed = await move()
    await fan.hears(revision(missed))
    const later = await move()
    await fan.hears(revision(later))
  })

  test('the database cuts the listening connection and nothing happened: nobody is sent to fetch what they have', async () => {
    const fan = await watch()
    await fan.hears((m) => m.type === 'hello')
    const cut = await cutListener()
    await expect.poll(async () => (await listeners()).filter((pid) => pid !== cut)).toHaveLength(1)
    await delay(300)
    expect(fan.seen).toHaveLength(1)
  })

  test('a weigh-in in the moment between opening the board and being greeted is not lost', async () => {
    const next = event.resultsRevision + 1_000_000
    const live: LiveHub = {
      ...ramp.deps.live,
      subscribe: (tournament, send) => {
        send(toFrame({ type: 'standings-changed', tournament, revision: next }))
        return { leave: () => {} }
      },
    }
    const second = await buildApp({ ...ramp.deps, live })
    const fan = await watch(await second.listen({ host: '127.0.0.1', port: 0 }))
    await fan.hears(revision(next))
    expect(fan.seen.map(({ message }) => message.type)).toEqual(['hello', 'standings-changed'])
    await second.close()
  })

  test('who leaves is no viewer any more', async () => {
    const fan = await watch()
    await fan.hears((m) => m.type === 'hello')
    expect([ramp.deps.live.viewers(), ramp.deps.live.viewers(event.id), ramp.deps.live.viewers(newId())]).toEqual([1, 1, 0])
    fan.leave()
    await expect.poll(() => ramp.deps.live.viewers()).toBe(0)
  })

  test('a boat is announced to everybody; a boat of another tournament is not, and an angler announces nothing', async () => {
    const reyes = await aBoat(ramp, event, 12, ['Jo Reyes', 'Linh Tran'])
    const other = await aBoat(ramp, await aTournament(ramp, ana, { name: 'Toledo Bend' }), 1, ['Al Poe'])
    const angler = await ramp.person('Angler', 'Cy Odom')
    const fan = await watch()
    const body = { tournament: event.id, entry: reyes.id }
    expect((await ramp.call(eventCalls.announceWeighIn, { as: ana, body })).body).toMatchObject({ ok: true })
    expect(await fan.hears((m) => m.type === 'weigh-in-announced')).toEqual({ type: 'weigh-in-announced', ...body })
    const stray = await ramp.call(eventCalls.announceWeighIn, { as: ana, body: { ...body, entry: other.id } })
    expect([stray.status, stray.error.code]).toEqual([400, 'reference.unknown'])
    expect((await ramp.call(eventCalls.announceWeighIn, { as: angler, body })).status).toBe(404)
    expect((await ramp.call(eventCalls.triggerUpdate, { body: { tournament: event.id } })).status).toBe(401)
  })

  test('what the scale shows goes along in ounces; of a board that is held nobody hears it', async () => {
    const cup = await aTournament(ramp, ana, { name: 'Night Cup' })
    const boat = await aBoat(ramp, cup, 1, ['Ty Hall'])
    const fan = await watch(ramp.address, {}, cup.id)
    const body = { tournament: cup.id, entry: boat.id }
    const show = (reading: number) => ramp.call(eventCalls.announceWeighIn, { as: ana, body: { ...body, reading } })
    const told = () => fan.seen.flatMap(({ message }) => (message.type === 'weigh-in-announced' ? [message] : []))
    await show(231)
    await expect.poll(told).toEqual([{ type: 'weigh-in-announced', ...body, reading: 231 }])
    await ramp.call(tournamentResultCalls.holdBoard, { as: ana, params: { id: cup.id }, body: { top: null } })
    await show(240)
    await expect.poll(() => told().at(-1)).toEqual({ type: 'weigh-in-announced', ...body })
    expect(fan.text()).not.toContain('240')
  })

  test("a draft's stream and an unknown tournament's do not exist for a visitor", async () => {
    const draft = await aTournament(ramp, ana, { status: 'Draft' })
    expect((await fetch(`${ramp.address}/events/stream?tournament=${draft.id}`)).status).toBe(404)
    expect((await fetch(`${ramp.address}/events/stream?tournament=${newId()}`)).status).toBe(404)
    expect((await fetch(`${ramp.address}/events/stream`)).status).toBe(400)
    const head = await fetch(`${ramp.address}/events/stream?tournament=${event.id}`, { method: 'HEAD' })
    expect(head.status).toBe(200)
    const mine = await watch(ramp.address, { authorization: `Bearer ${ana.token}` }, draft.id)
    await mine.hears((m) => m.type === 'hello')
  })

  test('a server that stops does not wait for its viewers', async () => {
    const live = await openLiveHub(ramp.deps.pool, boardRevisions(ramp.deps.pool))
    const second = await buildApp({ ...ramp.deps, live })
    const fan = await watch(await second.listen({ host: '127.0.0.1', port: 0 }))
    await fan.hears((m) => m.type === 'hello')
    const begun = performance.now()
    await second.close()
    await live.close()
    await fan.closed
    expect(performance.now() - begun).toBeLessThan(2000)
    expect(await listeners()).toHaveLength(1)
  })
})

describe('a full house', () => {
  test('who finds no place is told when to come back, and gets the place of somebody who leaves', async () => {
    const ramp = await aTestServer({ app: { streamLimits: { perAddress: 2, inAll: 3 }, trustProxy: true } })
    const event = await aTournament(ramp, await ramp.person('Director', 'Ana Hall'))
    const from = (address: string) => watchStream(ramp.address, event.id, { 'x-forwarded-for': address })
    const [marina, second] = [await from('203.0.113.9'), await from('203.0.113.9')]
    const third = await from('203.0.113.9')
    expect([third.response.statusCode, third.response.headers['retry-after']]).toEqual([503, String(FULL_HOUSE_S)])
    await expect.poll(() => third.text()).toContain('streams.full')
    // One line of IPv6 is one address.
    const home = await from('2001:db8:1:2::1')
    expect((await from('2001:db8:1:2::2')).response.statusCode).toBe(503)
    expect((await from('203.0.113.10')).response.statusCode).toBe(503)
    marina.leave()
    await expect.poll(async () => (await from('203.0.113.10')).response.statusCode).toBe(200)
    for (const viewer of [second, home]) viewer.leave()
    await ramp.close()
  })
})
