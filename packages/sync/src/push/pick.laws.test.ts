import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boat, ENTRIES, idOf } from '../testing/ramp.ts'
import type { OutboxRow } from '../types.ts'
import { isFinal } from './is-final.ts'
import { pick } from './pick.ts'

const PRIO = { del: 0, up: 1, event: 2, call: 3 } as const
const NOW = 1_000_000

/** A queue as the desk leaves it: each change of a record behind the one before it. */
const queue = fc
  .array(
    fc.record({
      kind: fc.constantFrom('del' as const, 'up' as const, 'event' as const, 'call' as const),
      boat: fc.nat(5),
      rank: fc.constantFrom(10, 30, 44),
      names: fc.nat(5),
      wait: fc.constantFrom(0, 0, 0, 30_000, 9_000_000),
      alone: fc.constantFrom(undefined, undefined, undefined, 1),
      // The clock of a tablet is set back, also between a bag and its correction.
      clock: fc.nat(9),
    }),
    { maxLength: 30 },
  )
  .map((changes) => {
    const last = new Map<string, string>()
    return changes.map(({ kind, boat: number, rank, names, wait, alone, clock }, index): OutboxRow => {
      const id = boat(number)
      const opId = idOf('0', index + 1)
      const behind = last.get(id)
      last.set(id, opId)
      return {
        n: index + 1,
        opId,
        devSeq: index + 1,
        tbl: ENTRIES,
        id,
        kind,
        prio: PRIO[kind],
        rank,
        state: 'pending',
        tries: 0,
        baseRev: 0,
        schema: 92,
        at: new Date(NOW + clock * 60_000).toISOString(),
        user: '',
        set: { near: boat(names) },
        notBefore: wait && NOW + wait,
        ...(behind && { behind }),
        ...(kind === 'call' && { call: names % 2 ? ('finalize' as const) : ('reopen' as const) }),
        ...(alone && { alone }),
      }
    })
  })
const inIndexOrder = (rows: readonly OutboxRow[]) => [...rows].sort((a, b) => a.prio - b.prio || a.rank - b.rank || a.n! - b.n!)

test('deletions first, parents first, never a record twice, nothing before its elder, nothing past a call about it', () => {
  fc.assert(
    fc.property(queue, fc.integer({ min: 1, max: 100 }), (rows, size) => {
      const calls = rows.filter(({ kind }) => kind === 'call')
      const picked = pick(inIndexOrder(rows), { size, now: NOW, calls })
      expect(picked.length).toBeLessThanOrEqual(size)
      expect(picked).toEqual(inIndexOrder(picked))
      expect(new Set(picked.map(({ id }) => id)).size).toBe(picked.length)
      for (const op of picked) {
        expect(rows.some((other) => other.id === op.id && other.n! < op.n!)).toBe(false)
        if (op.kind !== 'call') expect(calls.some((call) => call.n! < op.n! && [op.id, op.set!.near].includes(call.id))).toBe(false)
        if (op.alone) expect(picked.length).toBe(1)
        if (isFinal(op)) expect(picked.length).toBe(1)
      }
    }),
    { numRuns: 2000 },
  )
})

test('whatever waits, something goes, unless everything was put off', () => {
  fc.assert(
    fc.property(queue, (rows) => {
      let left = rows.map(({ notBefore: _, ...row }) => row as OutboxRow)
      while (left.length) {
        const picked = pick(inIndexOrder(left), { size: 5, now: NOW, calls: left.filter(({ kind }) => kind === 'call') })
        expect(picked.length).toBeGreaterThan(0)
        const done = new Set(picked.map(({ opId }) => opId))
        left = left
          .filter(({ opId }) => !done.has(opId))
          .map((row) => (row.behind && done.has(row.behind) ? { ...row, behind: undefined } : row) as OutboxRow)
      }
    }),
    { numRuns: 1000 },
  )
})

test('a check-in that is tapped while others are on their way waits until the server has been heard after it', () => {
  const tapped: OutboxRow = {
    ...{ n: 1, opId: idOf('0', 1), devSeq: 1, tbl: ENTRIES, id: boat(1), kind: 'up', prio: 1, rank: 44, state: 'pending', tries: 0 },
    ...{ baseRev: 1, schema: 92, at: new Date(NOW).toISOString(), user: '' },
    set: { 'checkInLog.a': { moment: 'back-0', at: new Date(NOW).toISOString(), clock: 'expected' } },
  }
  const next = (row: OutboxRow) => pick([row], { size: 10, now: NOW, calls: [] })
  expect(next(tapped)).toEqual([])
  expect(next({ ...tapped, compared: true })).toHaveLength(1)
  // What another device may have already is not held back, nor altered.
  expect(next({ ...tapped, tries: 1 })).toHaveLength(1)
})
