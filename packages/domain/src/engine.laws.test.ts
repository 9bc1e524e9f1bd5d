import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boatNumbers, dayRecord, payouts, points, pots, scoreWeighIn, standings, tournamentResults } from './engine.ts'
import type { Entry, StandingRow } from './scoring/types.ts'
import { anyTournament } from './testing/random-all-options.ts'
import { randomTournament, weighIn, weightRules } from './testing/random-tournaments.ts'
import { scoreEntries } from './tournament-results.ts'

const RUNS = { numRuns: 500 }
const sum = (amounts: readonly { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0)

/** Every integer anywhere in a result. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : []
}

const shuffled = <T>(items: readonly T[], order: readonly number[]): T[] =>
  items
    .map((item, index) => ({ item, key: order[index] ?? 0 }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)

describe('whatever the tournament', () => {
  test('the order in which the entries arrive changes nothing', () => {
    fc.assert(
      fc.property(anyTournament, fc.array(fc.integer(), { minLength: 10, maxLength: 10 }), (input, order) => {
        expect(tournamentResults({ ...input, entries: shuffled(input.entries, order) })).toStrictEqual(tournamentResults(input))
      }),
      RUNS,
    )
  })

  test('the whole is what its parts come to, one after another', () => {
    fc.assert(
      fc.property(anyTournament, ({ tournament, entries, placementTables }) => {
        const { settings } = tournament
        const scored = scoreEntries(settings, entries)
        const table = standings({ tournament, entries: scored })
        const openTournament = tournament.setupOptions?.openTournament
        expect(tournamentResults({ tournament, entries, placementTables })).toStrictEqual({
          standings: table,
          points: points({ settings, standings: table, openTournament }),
          payouts: payouts({ tournament, entries: scored, standings: table, placementTables }),
          pots: pots({ tournament, entries: scored }),
        })
      }),
      RUNS,
    )
  })

  test('computing twice gives the same bytes', () => {
    fc.assert(
      fc.property(anyTournament, (input) => {
        const again = JSON.parse(JSON.stringify(input)) as typeof input
        expect(JSON.stringify(tournamentResults(again))).toBe(JSON.stringify(tournamentResults(input)))
      }),
      RUNS,
    )
  })

  test('nothing is negative, and everything but points is whole', () => {
    fc.assert(
      fc.property(anyTournament, (input) => {
        const { points, ...rest } = tournamentResults(input)
        expect(numbersIn(rest).every((number) => Number.isSafeInteger(number) && number >= 0 && !Object.is(number, -0))).toBe(true)
        expect(points.every((row) => row.points === null || (row.points >= 0 && Number.isFinite(row.points)))).toBe(true)
      }),
      RUNS,
    )
  })

  test('null means the same as missing', () => {
    const withNulls = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(withNulls)
      if (value === null || typeof value !== 'object') return value ?? null
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withNulls(inner)]))
    }
    fc.assert(
      fc.property(anyTournament, (input) => {
        expect(tournamentResults(withNulls(input) as typeof input)).toStrictEqual(tournamentResults(input))
      }),
      RUNS,
    )
  })
})

describe('the random tournaments are worth the name', () => {
  type Result = ReturnType<typeof tournamentResults>
  let sampled: Result[] | undefined
  const results = () => (sampled ??= fc.sample(randomTournament, { numRuns: 400, seed: 7 }).map(tournamentResults))
  const paidTie = ({ payouts: { payouts: paid } }: Result, differs: boolean) =>
    paid.some((row, index) => paid[index + 1]?.position === row.position && (!differs || paid[index + 1]?.amount !== row.amount))

  test.each([
    ['pay somebody', (result: Result) => result.payouts.paid > 0, 100],
    ['split the money of a tie', (result: Result) => paidTie(result, false), 20],
    ['have an odd cent', (result: Result) => paidTie(result, true), 10],
    ['run out of money', (result: Result) => result.payouts.log.some(({ message }) => message.includes('ran out')), 10],
    ['pay a group', (result: Result) => result.payouts.groupPots.some(({ paid }) => paid > 0), 20],
    ['pay a pot', (result: Result) => result.pots.some(({ paid }) => paid > 0), 50],
    ['cut somebody', (result: Result) => result.standings.standings.some(({ cutAfterDay }) => cutAfterDay !== null), 20],
    ['disqualify somebody', (result: Result) => result.standings.standings.some(({ disqualified }) => disqualified), 50],
    ['are incomplete', (result: Result) => result.standings.incomplete, 20],
  ])('enough of them %s', (_, holds, least) => {
    expect(results().filter(holds).length).toBeGreaterThanOrEqual(least)
  })
})

describe('ranking', () => {
  const rowsOf = (input: { tournament: Parameters<typeof standings>[0]['tournament']; entries: Parameters<typeof scoreEntries>[1] }) =>
    standings({ tournament: input.tournament, entries: scoreEntries(input.tournament.settings, input.entries) }).standings

  const isAbove = (a: StandingRow, b: StandingRow) => (a.position ?? 99) <= (b.position ?? 99)

  test('is a total preorder: any two entries compare, and above what is above is above', () => {
    fc.assert(
      fc.property(anyTournament, (input) => {
        const rows = rowsOf(input)
        for (const a of rows) {
          for (const b of rows) {
            expect(isAbove(a, b) || isAbove(b, a)).toBe(true)
            for (const c of rows) expect(!(isAbove(a, b) && isAbove(b, c)) || isAbove(a, c)).toBe(true)
          }
        }
      }),
      { numRuns: 100 },
    )
  })

  test('positions are one more than the number of entries above, and shared ones are marked', () => {
    fc.assert(
      fc.property(anyTournament, (input) => {
        const rows = rowsOf(input)
        for (const row of rows) {
          if (row.position === null) continue
          const above = rows.filter((other) => other.position !== null && other.position < row.position!)
          expect(row.position).toBe(above.length + 1)
          expect(row.tied).toBe(rows.filter((other) => other.position === row.position).length > 1)
        }
      }),
      RUNS,
    )
  })

  test('among those who came equally far, more weight is never below less', () => {
    fc.assert(
      fc.property(anyTournament, (input) => {
        const rows = rowsOf(input).filter((row) => row.position !== null)
        for (const [index, row] of rows.entries()) {
          const next = rows[index + 1]
          if (next && next.cutAfterDay === row.cutAfterDay) expect(row.totalWeight).toBeGreaterThanOrEqual(next.totalWeight)
        }
      }),
      RUNS,
    )
  })

  test('a penalty never improves a rank', () => {
    const noCuts = anyTournament.filter(({ entries }) => entries.length > 1)
    fc.assert(
      fc.property(noCuts, fc.nat(), fc.integer({ min: 1, max: 50_000 }), (input, pick, manualPenalty) => {
        const index = pick % input.entries.length
        const fined = input.entries.map((entry, at) =>
          at === index
            ? {
                ...entry,
                weights: (entry.weights ?? []).map((day) => ({
                  ...day,
                  weighIns: (day.weighIns ?? []).map((bag) => ({ ...bag, manualPenalty: (bag.manualPenalty ?? 0) + manualPenalty })),
                })),
              }
            : entry,
        )
        const id = input.entries[index]!._id
        const placeOf = (entries: typeof fined) => rowsOf({ ...input, entries }).find(({ entry }) => entry === id)?.position ?? null
        const [before, after] = [placeOf(input.entries), placeOf(fined)]
        if (before !== null) expect(after).toBeGreaterThanOrEqual(before)
      }),
      RUNS,
    )
  })
})

describe('weigh-ins', () => {
  test('adjusted is weight minus penalties plus bonuses, never below zero', () => {
    fc.assert(
      fc.property(weightRules, weighIn, (weight, bag) => {
        const scored = scoreWeighIn({ settings: { weight }, weighIn: bag })
        expect(scored.adjustedWeight).toBe(Math.max(0, scored.weight - scored.penaltyWeightIncurred + scored.bonusWeightAdded))
        expect(scored.penaltyLog.reduce((total, line) => total + line.weight, 0)).toBe(scored.penaltyWeightIncurred)
        expect(scored.bonusLog.reduce((total, line) => total + line.weight, 0)).toBe(scored.bonusWeightAdded)
      }),
      RUNS,
    )
  })

  test('the weigh-ins of a day add up to the day', () => {
    fc.assert(
      fc.property(weightRules, fc.array(weighIn, { maxLength: 4 }), (weight, weighIns) => {
        const day = dayRecord({ settings: { weight }, day: 0, weighIns })
        const scored = weighIns.map((bag) => scoreWeighIn({ settings: { weight }, weighIn: bag }))
        const total = scored.reduce((all, { adjustedWeight }) => all + adjustedWeight, 0)
        expect(day.adjustedWeight).toBe(scored.some(({ disqualified }) => disqualified) ? 0 : total)
      }),
      RUNS,
    )
  })
})

describe('money', () => {
  const paidOut = anyTournament.map(({ tournament, entries, placementTables }) => {
    const scored: Entry[] = scoreEntries(tournament.settings, entries)
    const table = standings({ tournament, entries: scored })
    return { table, result: payouts({ tournament, entries: scored, standings: table, placementTables }), tournament }
  })

  test('no cent is lost between the pool, the groups and the winners', () => {
    fc.assert(
      fc.property(paidOut, ({ result }) => {
        expect(sum(result.payouts)).toBe(result.paid + result.bonusPaid)
        expect(result.paid + result.retained).toBe(result.mainPool)
        expect(result.mainPool + sum(result.groupPots)).toBe(result.pool)
        for (const group of result.groupPots) {
          expect(sum(group.payouts)).toBe(group.paid)
          expect(group.paid + group.retained).toBe(group.amount)
        }
      }),
      RUNS,
    )
  })

  test('every place that somebody with weight holds is paid in full', () => {
    fc.assert(
      fc.property(paidOut, ({ result, table }) => {
        const held = table.standings.filter((row) => row.position !== null && row.totalWeight > 0).length
        expect(result.paid).toBe(sum(result.positionAmounts.filter(({ position }) => position <= held)))
      }),
      RUNS,
    )
  })

  test('a pot pays what is in it, or keeps it', () => {
    fc.assert(
      fc.property(anyTournament, (input) => {
        for (const pot of tournamentResults(input).pots) {
          expect(sum(pot.payouts)).toBe(pot.paid)
          expect(pot.paid + pot.retained).toBe(pot.size)
        }
      }),
      RUNS,
    )
  })

  test('tied entries differ by at most one cent, the first listed not less', () => {
    fc.assert(
      fc.property(paidOut, ({ result }) => {
        for (const payout of [result.payouts, ...result.groupPots.map((group) => group.payouts)]) {
          for (const [index, row] of payout.entries()) {
            const next = payout[index + 1]
            if (next && next.position === row.position) expect([0, 1]).toContain(row.amount - next.amount)
          }
        }
      }),
      RUNS,
    )
  })

  test('nobody without weight, and nobody disqualified, is paid', () => {
    fc.assert(
      fc.property(paidOut, ({ result, table }) => {
        const mayBePaid = new Set(table.standings.filter((row) => !row.disqualified && row.totalWeight > 0).map(({ entry }) => entry))
        for (const { entry } of [...result.payouts, ...result.groupPots.flatMap((group) => group.payouts)]) {
          expect(mayBePaid.has(entry)).toBe(true)
        }
      }),
      RUNS,
    )
  })

  test('with percentages that fall and nothing guaranteed, a better place is never paid less', () => {
    fc.assert(
      fc.property(paidOut, ({ result, tournament }) => {
        const rules = tournament.settings?.payout
        if ((rules?.payoutMode ?? 'percentages') !== 'percentages' || rules?.guaranteesByFieldSize?.length) return
        for (const [index, row] of result.positionAmounts.entries()) {
          const next = result.positionAmounts[index + 1]
          if (next) expect(row.amount).toBeGreaterThanOrEqual(next.amount)
        }
      }),
      RUNS,
    )
  })
})

describe('boat numbers', () => {
  test('of two boats either may be first', () => {
    const firsts = Array.from(
      { length: 20 },
      (_, seed) => boatNumbers({ entries: [{ _id: 'ann' }, { _id: 'bo' }], mode: 'random', seed })[0]?._id,
    )
    expect(new Set(firsts)).toEqual(new Set(['ann', 'bo']))
  })

  test('are 1..n, once each, and the same again for the same seed', () => {
    const entries = fc.uniqueArray(
      fc.record({ _id: fc.string({ minLength: 1 }), createdAt: fc.constantFrom(null, '2026-04-01', '2026-04-02') }),
      {
        selector: ({ _id }) => _id,
        maxLength: 40,
      },
    )
    fc.assert(
      fc.property(entries, fc.integer(), fc.constantFrom('random' as const, 'sign-up-order' as const), (field, seed, mode) => {
        const drawn = boatNumbers({ entries: field, seed, mode })
        expect(drawn.map(({ boatNumber }) => boatNumber)).toEqual(field.map((_, index) => index + 1))
        expect(new Set(drawn.map(({ _id }) => _id))).toEqual(new Set(field.map(({ _id }) => _id)))
        expect(boatNumbers({ entries: [...field].reverse(), seed, mode })).toEqual(drawn)
      }),
      RUNS,
    )
  })
})
