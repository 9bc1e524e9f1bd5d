import { expect, test } from 'vitest'
import { boat, ENTRIES, EVENTS, edit, entry, idOf, ramp, remove, rowOf, SCOPE_OF, sync } from '../testing/ramp.ts'

const CUT = { kind: 'unreachable' as const, timedOut: false }
const offline = (place: ReturnType<typeof ramp>) => place.server.fail((call) => (call === 'push' ? { failure: CUT } : null))

test('what others did goes under what waits here, and nothing of either is lost', async () => {
  const place = ramp()
  const rosa = place.device()
  place.server.change(ENTRIES, boat(1), { boatNumber: 1, flight: 'A' })
  await sync(place, rosa)
  await rosa.engine.record([edit(1, { boatNumber: 2 })])
  place.server.change(ENTRIES, boat(1), { flight: 'B' })
  const { push } = place.server.transport
  place.server.transport.push = async () => ({ ok: false, failure: { kind: 'broken', status: 502 } })
  await sync(place, rosa)
  expect(await rowOf(rosa, 1)).toMatchObject({ boatNumber: 2, flight: 'B' })
  expect(rosa.store.dump('shadow')).toMatchObject([{ doc: { boatNumber: 1, flight: 'B' } }])
  place.server.transport.push = push
  await sync(place, rosa)
  expect(place.server.records.get(boat(1))?.doc).toMatchObject({ boatNumber: 2, flight: 'B' })
  expect(rosa.store.dump('shadow')).toEqual([])
})

test('the device is ready when everything has been here once, and not before', async () => {
  const place = ramp()
  const rosa = place.device()
  for (let number = 1; number <= 5; number++) place.server.change(ENTRIES, boat(number), { boatNumber: number })
  place.server.said.pageSize = 2
  let pages = 0
  place.server.fail((call) => (call === 'changes' && ++pages === 3 ? { failure: CUT } : null))
  await sync(place, rosa)
  expect(rosa.engine.state().isReady).toBe(false)
  expect((await rosa.engine.rowsOf(ENTRIES)).length).toBe(4)
  await sync(place, rosa)
  expect(rosa.engine.state().isReady).toBe(true)
  expect((await rosa.engine.rowsOf(ENTRIES)).length).toBe(5)
  const again = rosa.restart()
  await again.engine.record([])
  await again.engine.record([entry(9)])
  expect(again.engine.state().isReady).toBe(true)
})

test('the next page is on its way while one is kept; what there was no room for is fetched again, and what followed it too', async () => {
  const place = ramp()
  const rosa = place.device()
  for (let number = 1; number <= 5; number++) place.server.change(ENTRIES, boat(number), { boatNumber: number })
  place.server.said.pageSize = 2
  const fetches = () => place.server.requests.filter(({ call }) => call === 'changes').length
  const asked: number[] = []
  rosa.store.onWrite((_, table) => {
    if (table !== ENTRIES) return
    asked.push(fetches())
    if (fetches() === 3) throw Object.assign(new Error('full'), { name: 'QuotaExceededError' })
  })
  await sync(place, rosa)
  expect(asked).toEqual([2, 2, 3])
  expect((await rosa.engine.rowsOf(ENTRIES)).length).toBe(2)
  rosa.store.onWrite(null)
  const again = rosa.restart()
  await sync(place, again)
  expect((await again.engine.rowsOf(ENTRIES)).length).toBe(5)
})

test('a boat that another station took out leaves the list; one with a change waiting stays until a person has decided', async () => {
  const place = ramp()
  const rosa = place.device()
  place.server.change(ENTRIES, boat(1), { boatNumber: 1 })
  place.server.change(ENTRIES, boat(2), { boatNumber: 2 })
  await sync(place, rosa)
  await rosa.engine.record([edit(2, { boatNumber: 9 })])
  place.server.change(ENTRIES, boat(1), null)
  place.server.change(ENTRIES, boat(2), null)
  await sync(place, rosa)
  expect(await rowOf(rosa, 1)).toBeUndefined()
  expect(await rowOf(rosa, 2)).toMatchObject({ boatNumber: 9 })
  const [gone] = rosa.store.dump('quarantine')
  expect(gone).toMatchObject({ reason: 'gone', set: { boatNumber: 9 } })
  await rosa.engine.restore(gone!.opId as string)
  await sync(place, rosa)
  expect(place.server.records.get(boat(2))?.doc).toMatchObject({ boatNumber: 9 })
})

test('a scope that is no longer Rosa’s takes its rows along, and nothing that she did', async () => {
  const place = ramp()
  const rosa = place.device()
  for (const number of [1, 2, 3]) place.server.change(ENTRIES, boat(number), { boatNumber: number })
  await sync(place, rosa)
  place.server.refuse(() => ({ status: 'forbidden', message: 'Not yours any more.' }))
  await rosa.engine.record([edit(1, { boatNumber: 7 }), remove(3)])
  place.server.said.scopesRemoved = [SCOPE_OF]
  place.server.fail((call) => (call === 'push' ? { failure: { kind: 'broken', status: 502 } } : null))
  await sync(place, rosa)
  expect(await rosa.engine.counts()).toMatchObject({ sealed: 2, quarantined: 0 })
  expect((await rosa.engine.rowsOf(ENTRIES)).length).toBe(0)
  place.server.fail((call) => (call === 'changes' ? { failure: CUT } : null))
  await sync(place, rosa)
  expect((await rosa.engine.rowsOf(ENTRIES)).length).toBe(0)
  expect(rosa.store.dump('quarantine').map(({ reason }) => reason)).toEqual(['forbidden', 'forbidden'])
  const trash = rosa.store.dump('trash').map(({ id, why }) => [id, why])
  expect(trash.sort()).toEqual(
    [
      [boat(1), 'named'],
      [boat(3), 'deleted'],
    ].sort(),
  )
})

test('a feed that begins again drops what does not come back, and keeps what waits', async () => {
  const place = ramp()
  const rosa = place.device()
  for (const number of [1, 2]) place.server.change(ENTRIES, boat(number), { boatNumber: number })
  await sync(place, rosa)
  place.server.forget(boat(1))
  offline(place)
  await rosa.engine.record([entry(3)])
  place.server.fail(null)
  place.server.refuse(() => ({ status: 'deferred', missing: [boat(8)] }))
  place.server.said.reset = [SCOPE_OF]
  place.server.said.pageSize = 1
  await sync(place, rosa)
  expect((await rosa.engine.rowsOf(ENTRIES)).map(({ _id }) => _id)).toEqual([boat(2), boat(3)])
  expect((await rosa.engine.counts()).pending).toBe(1)
  expect(rosa.store.dump(ENTRIES).flatMap(({ _scopes }) => _scopes)).toEqual([SCOPE_OF])
})

test('what was entered before the first copy and deleted elsewhere before it came is not here for ever', async () => {
  const place = ramp()
  const rosa = place.device()
  await rosa.engine.record([entry(1), entry(2)])
  place.server.fail((call) => (call === 'changes' ? { failure: CUT } : null))
  await sync(place, rosa)
  place.server.change(ENTRIES, boat(1), null)
  // Who begins is not told of deletions.
  const { changes } = place.server.transport
  place.server.transport.changes = async (body) => {
    const answer = await changes(body)
    return answer.ok ? { ...answer, value: { ...answer.value, rows: answer.value.rows.filter(({ op }) => op === 'u') } } : answer
  }
  place.server.fail(null)
  await rosa.engine.record([entry(3)])
  await sync(place, rosa)
  expect((await rosa.engine.rowsOf(ENTRIES)).map(({ _id }) => _id)).toEqual([boat(2), boat(3)])
})

test('a version that knows more tables than the one before fetches from the beginning, once', async () => {
  const place = ramp()
  const rosa = place.device()
  for (const number of [1, 2, 3]) place.server.change(ENTRIES, boat(number), { boatNumber: number })
  place.server.said.pageSize = 2
  await sync(place, rosa)
  await rosa.store.write([], async (tx) => void (await tx.kv.put({ k: 'tables', v: 'tours,seasons' })))
  const { changes } = place.server.transport
  const from: unknown[] = []
  place.server.transport.changes = (body) => {
    from.push(body.cursor)
    return changes(body)
  }
  const updated = rosa.restart()
  await sync(place, updated)
  await sync(place, updated)
  expect(from).toEqual([{}, { [SCOPE_OF]: 2 }, { [SCOPE_OF]: 3 }])
  expect((await updated.engine.rowsOf(ENTRIES)).length).toBe(3)
})

test('a server that was put back from a copy counts from less, and every device shows what it has', async () => {
  const place = ramp()
  const rosa = place.device()
  for (let times = 1; times <= 4; times++) place.server.change(ENTRIES, boat(1), { boatNumber: times })
  await sync(place, rosa)
  expect(await rowOf(rosa, 1)).toMatchObject({ _rev: 4, boatNumber: 4 })
  place.server.forget(boat(1))
  for (let times = 1; times <= 2; times++) place.server.change(ENTRIES, boat(1), { boatNumber: times })
  place.server.said.reset = [SCOPE_OF]
  await sync(place, rosa)
  expect(await rowOf(rosa, 1)).toMatchObject({ _rev: 2, boatNumber: 2 })
})

test('a boat that is taken out between two pages does not come back with the one that was on its way', async () => {
  const place = ramp()
  const rosa = place.device()
  place.server.change(ENTRIES, boat(1), { boatNumber: 1 })
  await sync(place, rosa)
  for (const number of [2, 3]) place.server.change(ENTRIES, boat(number), { boatNumber: number })
  place.server.change(ENTRIES, boat(1), { boatNumber: 9 })
  place.server.said.pageSize = 2
  const { changes } = place.server.transport
  place.server.transport.changes = async (body) => {
    const answer = await changes(body)
    // Somebody takes boat 1 out, which is on the second page: that is read before the deletion is sent.
    if (place.server.requests.filter(({ call }) => call === 'changes').length === 2) await rosa.engine.record([remove(1)])
    return answer
  }
  await sync(place, rosa)
  expect((await rosa.engine.rowsOf(ENTRIES)).map(({ _id }) => _id)).toEqual([boat(2), boat(3)])
  expect(place.server.records.get(boat(1))?.doc).toBeNull()
})

test('an answer that comes late never puts an older version over a newer one', async () => {
  const place = ramp()
  const rosa = place.device()
  for (let times = 0; times < 3; times++) place.server.change(ENTRIES, boat(1), { boatNumber: times })
  await sync(place, rosa)
  const { changes } = place.server.transport
  place.server.transport.changes = async (body) => {
    const answer = await changes({ ...body, cursor: {} })
    if (answer.ok) for (const row of answer.value.rows) Object.assign(row, { rev: 1, doc: { _id: row.id, _rev: 1, boatNumber: 99 } })
    if (answer.ok) answer.value.cursor = { [SCOPE_OF]: 1 }
    return answer
  }
  await sync(place, rosa)
  expect(await rowOf(rosa, 1)).toMatchObject({ boatNumber: 2, _rev: 3 })
  expect(rosa.store.dump('kv').find(({ k }) => k === 'cursor')).toEqual({ k: 'cursor', v: { [SCOPE_OF]: 3 } })
})

test('a bag that was weighed for what somebody has deleted meanwhile does not stay on the device for ever', async () => {
  const place = ramp()
  const rosa = place.device()
  await sync(place, rosa)
  await rosa.engine.record([entry(1)])
  const { changes } = place.server.transport
  place.server.transport.changes = async (body) => {
    const answer = await changes(body)
    if (answer.ok) answer.value.rows = answer.value.rows.map((row) => ({ ...row, op: 'l', doc: null }))
    return answer
  }
  await sync(place, rosa)
  expect(await rowOf(rosa, 1)).toBeUndefined()
  expect(rosa.store.dump('shadow')).toEqual([])
})

test('a helper who is sent away before a bag that they weighed comes back from the feed does not keep it', async () => {
  const place = ramp()
  const hal = place.device()
  await sync(place, hal)
  const { changes } = place.server.transport
  place.server.fail((call) => (call === 'changes' ? { failure: CUT } : null))
  await hal.engine.record([entry(1)])
  await sync(place, hal)
  expect(await rowOf(hal, 1)).toMatchObject({ _scopes: [] })
  place.server.fail(null)
  place.server.said.scopesRemoved = [SCOPE_OF]
  place.server.transport.changes = async (body) => {
    const answer = await changes(body)
    if (answer.ok) answer.value.rows = []
    return answer
  }
  await sync(place, hal)
  expect(await hal.engine.rowsOf(ENTRIES)).toEqual([])
})

test('a boat that is deleted while a bag of it waits is still known by name', async () => {
  const place = ramp()
  const rosa = place.device()
  place.server.change(ENTRIES, boat(1), { boatNumber: 12 })
  place.server.change(ENTRIES, boat(2), { boatNumber: 14 })
  await sync(place, rosa)
  place.server.refuse((op) => (op.kind === 'event' ? { status: 'gone', record: null } : null))
  await rosa.engine.record([{ kind: 'event', tbl: EVENTS, id: idOf('e', 1), event: { entry: boat(1), weight: 14 } }])
  for (const number of [1, 2]) place.server.change(ENTRIES, boat(number), null)
  await sync(place, rosa)
  expect(await rosa.engine.rowsOf(ENTRIES)).toEqual([])
  expect(await rosa.engine.counts()).toMatchObject({ quarantined: 1 })
  expect(rosa.store.dump('trash')).toMatchObject([{ id: boat(1), why: 'named', doc: { boatNumber: 12 } }])
})

test('a helper who lost the right still reads whose bag waits here, and nothing else of the boat', async () => {
  const place = ramp()
  const hal = place.device()
  const anglers = [{ first_name: 'Lily', last_name: 'Reyes' }]
  for (const number of [1, 2]) place.server.change(ENTRIES, boat(number), { boatNumber: 10 + number, anglers, amountPaid: 130 })
  await sync(place, hal)
  place.server.refuse((op) => (op.kind === 'event' ? { status: 'forbidden', record: null } : null))
  await hal.engine.record([{ kind: 'event', tbl: EVENTS, id: idOf('e', 1), event: { entry: boat(1), weight: 14 } }])
  place.server.said.scopesRemoved = [SCOPE_OF]
  await sync(place, hal)
  expect(await hal.engine.rowsOf(ENTRIES)).toEqual([])
  expect(hal.store.dump('trash')).toEqual([
    expect.objectContaining({
      id: boat(1),
      why: 'named',
      doc: { _id: boat(1), _rev: expect.any(Number), _scopes: [], boatNumber: 11, anglers },
    }),
  ])
})
