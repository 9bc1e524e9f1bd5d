import { expect, test } from 'vitest'
import { boat, isAccountedFor, ramp } from './testing/ramp.ts'

const ENTRIES = 'tournament-entries'

test('what Rosa saves without a network is sent when it is back, and is there once', async () => {
  const { clock, server, device } = ramp()
  const { engine } = device()
  await engine.record([{ kind: 'create', tbl: ENTRIES, id: boat(1), doc: { boatNumber: 1 } }])
  await engine.record([{ kind: 'edit', tbl: ENTRIES, id: boat(1), patch: { boatNumber: 7 } }])
  expect(await engine.counts()).toMatchObject({ pending: 1, issued: 2, coalesced: 1 })
  engine.lead()
  await clock.pass(1000)
  expect(server.records.get(boat(1))?.doc).toMatchObject({ boatNumber: 7 })
  expect(engine.state()).toMatchObject({ phase: 'idle', isReady: true })
  const counts = await engine.counts()
  expect(counts).toMatchObject({ pending: 0, sealed: 0, settled: 1 })
  expect(isAccountedFor(counts)).toBe(true)
  expect(await engine.rowsOf(ENTRIES)).toEqual([{ _id: boat(1), _rev: 1, _scopes: ['tour:lake-fork'], boatNumber: 7 }])
})
