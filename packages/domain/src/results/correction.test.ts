import fc from 'fast-check'
import { expect, test } from 'vitest'
import { corrections, type PaidOut, paidBefore, type WrittenPayout } from './correction.ts'

const paid = (entry: string, pot: string, dollars: number): PaidOut => ({ entry, pot, amount: dollars * 100 })

test('a bag that was misread costs the boat that was paid for it, and the next ones move up', () => {
  const before = [paid('hall', 'main', 1000), paid('reyes', 'main', 500), paid('hall', 'big', 300)]
  const now = [paid('reyes', 'main', 1000), paid('vega', 'main', 500), paid('hall', 'big', 300)]
  expect(corrections(before, now).map(({ entry, difference }) => [entry, difference / 100])).toEqual([
    ['hall', -1000],
    ['reyes', 500],
    ['vega', 500],
  ])
})

test('a boat that loses one pot and wins the same from another owes nothing, and both are said', () => {
  expect(corrections([paid('hall', 'main', 300)], [paid('hall', 'big', 300)])).toEqual([
    {
      entry: 'hall',
      difference: 0,
      pots: [
        { pot: 'main', before: 30_000, now: 0 },
        { pot: 'big', before: 0, now: 30_000 },
      ],
    },
  ])
})

const someMoney = fc.array(
  fc.record({ entry: fc.constantFrom('a', 'b', 'c', 'd'), pot: fc.constantFrom('main', 'group:Women', 'p1'), amount: fc.nat(90_000) }),
  { maxLength: 12 },
)
const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0)

test('PROPERTY: the differences are what is paid now less what was paid before, to the cent, and without a change there is none', () => {
  fc.assert(
    fc.property(someMoney, someMoney, (before, now) => {
      const all = corrections(before, now)
      expect(all.reduce((total, { difference }) => total + difference, 0)).toBe(sum(now) - sum(before))
      expect(new Set(all.map(({ entry }) => entry)).size).toBe(all.length)
      expect(corrections(now, [...now].reverse())).toEqual([])
    }),
  )
})

const written = (payout: PaidOut, at: number, voidAt: number | null = null): WrittenPayout => ({
  ...payout,
  at: `2027-06-0${at}`,
  voidAt: voidAt === null ? null : `2027-06-0${voidAt}`,
})

test('what was paid before is what stood when payments were voided for the last time', () => {
  const first = paid('hall', 'main', 900)
  const second = paid('hall', 'main', 1000)
  const kept = paid('reyes', 'main', 500)
  const now = paid('vega', 'main', 1000)
  expect(paidBefore([written(first, 1), written(kept, 1)])).toBeNull()
  // Reopened, and not final again yet.
  expect(paidBefore([written(first, 1, 2), written(kept, 1, 2)])).toMatchObject([first, kept])
  // Twice corrected: what the first result paid is settled long ago.
  expect(paidBefore([written(first, 1, 2), written(second, 2, 4), written(kept, 2), written(now, 4)])).toMatchObject([second, kept])
})
