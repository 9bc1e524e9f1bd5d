import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { explainPlace } from '../explain/explain-place.ts'
import { randomOptionTournament, weightOptions } from '../testing/random-scoring-options.ts'
import { type RandomTournament, weighIn, weightRules } from '../testing/random-tournaments.ts'
import { scoreEntries } from '../tournament-results.ts'
import { bonusesOf, penaltiesOf } from './adjustments.ts'
import { scoreWeighIn } from './score-weigh-in.ts'
import { standings } from './standings.ts'
import type { TieBreak, WeighIn, WeightSettings } from './types.ts'
import { weighInFacts } from './weigh-in-facts.ts'
import { weighInTotals } from './weigh-in-totals.ts'

const RUNS = { numRuns: 500 }

const anyRules = fc.tuple(weightRules, weightOptions).map(([rules, options]): WeightSettings => ({ ...rules, ...options }))
const anyBag = fc.tuple(weighIn, fc.constantFrom({}, { flight: 'f1', checkedInAt: '15:20' })).map(([bag, more]) => ({ ...bag, ...more }))
const rowsOf = ({ tournament, entries }: Pick<RandomTournament, 'tournament' | 'entries'>) =>
  standings({ tournament, entries: scoreEntries(tournament.settings, entries) }).standings

describe('with any of the further options', () => {
  test('adjusted is weight minus penalties plus bonuses, and every line is a count times a weight', () => {
    fc.assert(
      fc.property(anyRules, anyBag, (weight, bag) => {
        const scored = scoreWeighIn({ settings: { weight }, weighIn: bag })
        const facts = weighInFacts({ weight }, bag, 0)
        expect(scored.adjustedWeight).toBe(Math.max(0, scored.weight - scored.penaltyWeightIncurred + scored.bonusWeightAdded))
        expect(scored.penaltyLog.reduce((sum, line) => sum + line.weight, 0)).toBe(scored.penaltyWeightIncurred)
        expect(scored.bonusLog.reduce((sum, line) => sum + line.weight, 0)).toBe(scored.bonusWeightAdded)
        for (const line of [...penaltiesOf(facts), ...bonusesOf(facts)]) expect(line.weight).toBe(line.count * line.each)
      }),
      RUNS,
    )
  })

  test('the order of the entries changes nothing, and positions count the entries above', () => {
    fc.assert(
      fc.property(randomOptionTournament, (input) => {
        const rows = rowsOf(input)
        expect(rowsOf({ ...input, entries: [...input.entries].reverse() })).toStrictEqual(rows)
        for (const row of rows) {
          if (row.position === null) continue
          expect(row.position).toBe(1 + rows.filter((other) => other.position !== null && other.position < row.position!).length)
          expect(row.tied).toBe(rows.filter((other) => other.position === row.position).length > 1)
        }
      }),
      RUNS,
    )
  })

  test('a place adds up, and every tie break it names is one that the settings ask for', () => {
    fc.assert(
      fc.property(randomOptionTournament, ({ tournament, entries }) => {
        const scored = scoreEntries(tournament.settings, entries)
        const chain: readonly TieBreak[] = tournament.settings?.tieBreaks?.length ? tournament.settings.tieBreaks : ['biggest-fish']
        for (const row of standings({ tournament, entries: scored }).standings) {
          const { place, weight } = explainPlace({ tournament, entries: scored, entry: row.entry })!
          expect(place.reduce((sum, { delta }) => sum + delta, 0)).toBe(row.position ?? 0)
          expect(weight.reduce((sum, { delta }) => sum + delta, 0)).toBe(row.totalWeight)
          for (const step of place) {
            if (step.kind === 'ahead-by-tie-break' || step.kind === 'tie-broken-over') {
              expect(chain).toContain(step.by)
              expect(step.mine).not.toBe(step.theirs)
              expect(step.by).not.toBe('shared')
            }
            if (step.kind === 'shared') expect(row.tied).toBe(true)
          }
        }
      }),
      RUNS,
    )
  })

  test('with shared places two entries that came equally far share one exactly when they weigh the same', () => {
    fc.assert(
      fc.property(randomOptionTournament, ({ tournament, entries }) => {
        const rows = rowsOf({ tournament: { ...tournament, settings: { ...tournament.settings, tieBreaks: ['shared'] } }, entries })
        for (const [index, row] of rows.entries()) {
          const next = rows[index + 1]
          if (next?.position == null || next.cutAfterDay !== row.cutAfterDay) continue
          expect(next.position === row.position).toBe(next.totalWeight === row.totalWeight)
        }
      }),
      RUNS,
    )
  })
})

/** Every rule of a weigh-in and the settings it reads. */
const READ_BY: { [K in keyof WeightSettings]?: string[] } = {
  lateArrivalMinutesTrigger: ['W3'],
  lateArrivalPenalty: ['W3'],
  lateArrivalPenaltyFrequency: ['W3'],
  lateDisqualificationMinutesTrigger: ['W2'],
  hasDeadFishPenalty: ['W4'],
  deadFishPenalty: ['W4'],
  deadFishPenaltyFrom: ['W4'],
  weightToSubtractForShortFish: ['W5'],
  shortFishAction: ['W12'],
  overLimitAction: ['W12'],
  fishLimit: ['W12'],
  loseDay: ['W13'],
  liveFishBonuses: ['W7'],
  dueIn: ['W2', 'W3', 'W13'],
}

/** What counts of a bag, and every line of why. */
function scoredBag(weight: WeightSettings, bag: WeighIn) {
  const facts = weighInFacts({ weight }, bag, 0)
  const scale = { rule: 'W1', weight: facts.weight }
  return { ...weighInTotals(facts), lines: [scale, ...penaltiesOf(facts), ...bonusesOf(facts)] }
}
const linesOf = ({ lines }: ReturnType<typeof scoredBag>, rules: readonly string[]) =>
  JSON.stringify(lines.filter(({ rule }) => rules.includes(rule)))

describe('a big fish has to be alive', () => {
  test('no weight changes by it, and a big fish stays what it is or is none', () => {
    let dead = 0
    fc.assert(
      fc.property(anyRules, anyBag, fc.boolean(), (weight, bag, bigFishDead) => {
        const scored = (bigFishMustBeAlive: boolean) =>
          scoreWeighIn({ settings: { weight: { ...weight, bigFishMustBeAlive } }, weighIn: { ...bag, bigFishDead } })
        const { bigFish: counted, ...withRule } = scored(true)
        const { bigFish, ...without } = scored(false)
        expect(withRule).toEqual(without)
        if (counted !== bigFish) dead++
        expect([0, bigFish]).toContain(counted)
        if (bigFishDead) expect(counted).toBe(0)
      }),
      RUNS,
    )
    expect(dead).toBeGreaterThan(20)
  })
})

describe('the lines of a bag name every input that changed it', () => {
  test.each(Object.entries(READ_BY) as [keyof WeightSettings, string[]][])(
    'a bag that %s changed has a line that says so',
    (setting, rules) => {
      let changed = 0
      fc.assert(
        fc.property(anyRules, anyRules, anyBag, (rulesBefore, other, bag) => {
          const rulesAfter = { ...rulesBefore, [setting]: other[setting] }
          const before = scoredBag(rulesBefore, bag)
          const after = scoredBag(rulesAfter, bag)
          if (before.adjustedWeight === after.adjustedWeight) return
          changed++
          expect(linesOf(after, rules)).not.toBe(linesOf(before, rules))
        }),
        { numRuns: 1_500 },
      )
      expect(changed).toBeGreaterThan(5)
    },
  )

  test('a field of a bag that changed its weight is in a line of its own rule', () => {
    const FIELDS = {
      weight: ['W1', 'W2', 'W13'],
      deadFishCount: ['W4', 'W7', 'W13'],
      shortFishCount: ['W5', 'W12', 'W13'],
      minutesLate: ['W2', 'W3', 'W13'],
      manualPenalty: ['W6'],
      liveFishCount: ['W7'],
      species: ['W7'],
      checkedInAt: ['W2', 'W3', 'W13'],
    } as const
    fc.assert(
      fc.property(
        anyRules,
        anyBag,
        anyBag,
        fc.constantFrom(...(Object.keys(FIELDS) as (keyof typeof FIELDS)[])),
        (weight, bag, other, field) => {
          const before = scoredBag(weight, bag)
          const after = scoredBag(weight, { ...bag, [field]: other[field] })
          if (before.adjustedWeight === after.adjustedWeight) return
          const rules: readonly string[] = FIELDS[field]
          expect(linesOf(after, rules)).not.toBe(linesOf(before, rules))
        },
      ),
      { numRuns: 3_000 },
    )
  })
})
