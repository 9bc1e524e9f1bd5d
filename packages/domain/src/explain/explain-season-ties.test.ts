import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SeasonTieBreak } from '../points/season-results.ts'
import { type PointDistribution, seasonStandings } from '../points/season-standings.ts'
import { explainSeasonTies } from './explain-season-ties.ts'

const fished = (seasonTeam: string, ...events: [points: number, finish: number | null, weight: number][]): PointDistribution[] =>
  events.map(([points, finishingPosition, weight], index) => ({
    ...{ tournament: `t${index}`, season: 's1', seasonTeam, points, finishingPosition, weight },
  }))
const ann = fished('ann', [100, 1, 160_000], [90, 11, 80_000])
const bo = fished('bo', [95, 6, 200_000], [95, 6, 96_000])
const cy = fished('cy', [95, 6, 200_000], [95, 6, 96_000])
const di = fished('di', [95, 6, 120_000], [95, 6, 120_000])
const zoe = fished('zoe', [10, 1, 990_000])
const ties = (id: string, tieBreaks: SeasonTieBreak[] | null, ...rows: PointDistribution[][]) =>
  explainSeasonTies({ season: 's1', distributions: rows.flat(), rules: tieBreaks && { tieBreaks }, id })

test('who stands above by what, who below, and who shares the place', () => {
  const chain: SeasonTieBreak[] = ['total-weight', 'most-wins']
  expect(ties('ann', chain, ann, bo, cy, di, zoe)).toEqual([
    { kind: 'above', rule: 'N9', by: 'total-weight', ids: ['bo', 'cy'], nearest: 'cy', place: null, mine: 240_000, theirs: 296_000 },
    { kind: 'below', rule: 'N9', by: 'most-wins', ids: ['di'], nearest: 'di', place: 1, mine: 1, theirs: 0 },
  ])
  expect(ties('bo', chain, ann, bo, cy, di, zoe)).toEqual([
    { kind: 'below', rule: 'N9', by: 'total-weight', ids: ['ann', 'di'], nearest: 'ann', place: null, mine: 296_000, theirs: 240_000 },
    { kind: 'shared', rule: 'N2', ids: ['cy'], compared: chain },
  ])
  expect(ties('zoe', chain, ann, zoe)).toEqual([])
  expect(ties('nobody', chain, ann)).toEqual([])
})

test('without tie breaks a tie is shared and nothing was compared; a finish that is not known is none', () => {
  expect(ties('ann', null, ann, bo)).toEqual([{ kind: 'shared', rule: 'N2', ids: ['bo'], compared: [] }])
  const byHand = fished('ed', [190, null, 0])
  expect(ties('ed', ['best-finish'], ann, byHand)).toEqual([
    { kind: 'above', rule: 'N9', by: 'best-finish', ids: ['ann'], nearest: 'ann', place: null, mine: null, theirs: 1 },
  ])
})

const rows = fc.array(
  fc.record({
    tournament: fc.constantFrom('t1', 't2'),
    season: fc.constant('s1'),
    seasonTeam: fc.constantFrom('ann', 'bo', 'cy', 'di'),
    finishingPosition: fc.constantFrom(null, 1, 2, 3),
    points: fc.constantFrom(50, 100),
    weight: fc.constantFrom(0, 16_000, 32_000),
  }),
  { maxLength: 12 },
)
const chains = fc.shuffledSubarray<SeasonTieBreak>(['total-weight', 'most-wins', 'best-finish'])

test('LAW: everybody level on points is named once, on the side where the standings have them', () => {
  fc.assert(
    fc.property(rows, chains, (distributions, tieBreaks) => {
      const table = seasonStandings({ season: 's1', distributions, rules: { tieBreaks } })
      for (const mine of table) {
        const named = explainSeasonTies({ season: 's1', distributions, rules: { tieBreaks }, id: mine.id })
        const level = table.filter(({ id, points }) => points === mine.points && id !== mine.id)
        expect(named.flatMap(({ ids }) => ids).toSorted()).toEqual(level.map(({ id }) => id).toSorted())
        for (const { kind, ids } of named) {
          for (const { id, position } of level) {
            if (!ids.includes(id)) continue
            expect(Math.sign(position - mine.position)).toBe({ above: -1, below: 1, shared: 0 }[kind])
          }
        }
      }
    }),
  )
})
