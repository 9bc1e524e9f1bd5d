import { type PlacementTable, payouts, points, pots, standings } from '@ramplight/domain/engine'
import { explainPayout } from '@ramplight/domain/explain/explain-payout'
import { explainPlace } from '@ramplight/domain/explain/explain-place'
import { explainPoints } from '@ramplight/domain/explain/explain-points'
import { explainPot } from '@ramplight/domain/explain/explain-pot'
import type { Entry, Tournament } from '@ramplight/domain/scoring/types'
import { anyTournament } from '@ramplight/domain/testing/random-all-options'
import type { RandomTournament } from '@ramplight/domain/testing/random-tournaments'
import { scoreEntries } from '@ramplight/domain/tournament-results'
import type { ExplanationRow } from '@ramplight/ui/parts/explanation-list.tsx'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EntryUnit } from '#platform/values/typed-weight.ts'
import { pointsText } from '#platform/values/write-count.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { cutText, placeRows, sumText, weightRows } from './explanation-rows.ts'
import { payoutLines, payoutTotals } from './payout-lines.ts'
import { payoutRows, payoutSentence, placesRows, poolRows, potSizeRows } from './payout-rows.ts'
import { pointsRows } from './points-rows.ts'
import { type Words, weightText } from './words.ts'

const sign = (text: string) => (/^[−-]/.test(text) ? -1 : 1)
const bare = (text: string) => text.replace(/^[−+-]/, '').replace(/[$,]/g, '')

/** Reads back what is written, in the smallest figure that can be written. */
const readers = {
  'lb-oz': (text: string) => {
    const [pounds = '0', ounces = '0'] = bare(text).split('-')
    return sign(text) * (Number(pounds) * 1600 + Math.round(Number(ounces) * 100))
  },
  'decimal-lb': (text: string) => sign(text) * Math.round(Number(bare(text)) * 100),
  kg: (text: string) => sign(text) * Math.round(Number(bare(text)) * 1000),
  in: (text: string) => sign(text) * Math.round(Number(bare(text)) * 100),
  hundredths: (text: string) => (text === '—' ? 0 : sign(text) * Math.round(Number(bare(text)) * 100)),
  whole: (text: string) => sign(text) * Number(bare(text)),
}

function expectToAddUp(rows: readonly ExplanationRow[], totalText: string, read: (text: string) => number) {
  for (const { label, detail } of rows) {
    expect(String(label).length).toBeGreaterThan(3)
    // A penalty is said in the words of the engine.
    const ours = `${label} ${detail}`.replace(/All weight (for the day )?removed\./, '')
    if (shownInInches) expect(ours).not.toMatch(/weigh|heav|scale/i)
  }
  expect(rows.reduce((sum, { amountText }) => sum + read(amountText), 0)).toBe(read(totalText))
}

/** Nothing that is said of a fish on a measuring board is of a scale. */
let shownInInches = false
const seen = new Set<string>()
const note = (steps: readonly { kind: string }[], figure: string) => {
  for (const { kind } of steps) seen.add(`${figure}: ${kind}`)
}

function checkAll(tournament: Tournament, entries: Entry[], unit: EntryUnit, placementTables?: PlacementTable[]) {
  shownInInches = unit === 'in'
  const words: Words = {
    unit,
    nameOf: (entry) => `Boat ${entry}`,
    crewOf: (entry) => `Boat ${entry}`,
    tournament: { bigfishpots: [], sidepots: [], tournamentDates: [], ...tournament, settings: tournament.settings ?? {} } as never,
  }
  const table = standings({ tournament, entries })
  const rules = { settings: tournament.settings, standings: table, openTournament: tournament.setupOptions?.openTournament }
  const given = points(rules)
  const paid = payouts({ tournament, entries, standings: table, placementTables })

  for (const { entry, position, totalWeight } of table.standings) {
    const place = explainPlace({ tournament, entries, entry })!
    note(place.weight, 'weight')
    note(place.place, 'place')
    const weights = weightRows(place.weight, words)
    expectToAddUp(weights, weightText(totalWeight, words), readers[unit])
    const sum = sumText(weights, weightText(totalWeight, words))
    if (sum) expect(sum).toMatch(/^\S+( [−+] \S+)+ = \S+$/)
    expectToAddUp(placeRows(place.place, words), String(position ?? 0), readers.whole)
    for (const cut of place.cuts) expect(cutText(cut, words)).toMatch(/^Cut after day \d: .* (made|missed) it/)

    const scored = explainPoints({ ...rules, entry })
    note(scored.steps, 'points')
    const figure = given.find((row) => row.entry === entry)?.points ?? null
    expectToAddUp(pointsRows(scored.steps, words), figure === null ? '—' : pointsText(figure), readers.hundredths)

    const payout = explainPayout({ tournament, entries, standings: table, placementTables, entry })
    note(payout.pool, 'pool')
    expectToAddUp(poolRows(payout.pool, words), writeMoney(paid.mainPool), readers.hundredths)
    for (const { paidPlaces, steps } of payout.places) {
      note(steps, 'places')
      expectToAddUp(placesRows(steps, words), String(paidPlaces), readers.whole)
    }
    for (const share of payout.shares) {
      note(share.steps, 'payout')
      expectToAddUp(payoutRows(share.steps, words), writeMoney(share.amount), readers.hundredths)
      expect(payoutSentence(share.steps, words)).not.toBe('')
    }
  }

  for (const { pot, size, payouts: paidOut } of pots({ tournament, entries }))
    for (const { entry } of table.standings) {
      const why = explainPot({ tournament, entries, pot, entry })!
      note(why.size, 'pot')
      expectToAddUp(potSizeRows(why.size, words), writeMoney(size), readers.hundredths)
      const amount = paidOut.find((row) => row.entry === entry)?.amount ?? 0
      expectToAddUp(payoutRows(why.steps, words), writeMoney(amount), readers.hundredths)
    }

  const lines = payoutLines({ tournament, entries, standings: table, placementTables }, words)
  for (const { base, bonus, rounding, total } of lines) expect(base + bonus + rounding).toBe(total)
  const totals = payoutTotals(lines)
  expect(totals.total).toBe(paid.paid + paid.bonusPaid)
  expect(totals.base + totals.bonus + totals.rounding).toBe(totals.total)
  expect(lines.filter(({ total }) => total > 0).map(({ entry, total }) => [entry, total])).toEqual(
    paid.payouts.map(({ entry, amount }) => [entry, amount]),
  )
}

function check({ tournament, entries, placementTables }: RandomTournament, decimal: boolean) {
  const unit: EntryUnit = tournament.settings?.weight?.unit === 'kg' ? 'kg' : decimal ? 'decimal-lb' : 'lb-oz'
  const scored = scoreEntries(tournament.settings, entries)
  checkAll(tournament, scored, unit, placementTables ?? undefined)
  checkAll(tournament, scored, 'in', placementTables ?? undefined)
}

test('every line has words, and what is shown adds up to the figure that is shown, for any tournament, on a scale or a measuring board', () => {
  fc.assert(fc.property(anyTournament, fc.boolean(), check), { numRuns: 300 })
})

test('that holds for every kind of step that the engine knows', () => {
  for (const [index, input] of fc.sample(anyTournament, { numRuns: 600, seed: 7 }).entries()) check(input, index % 2 === 0)
  const all = [
    ...['scale', 'penalty', 'bonus', 'clamp', 'day-disqualified', 'day-lost', 'dead-big-fish', 'not-counted', 'disqualified'].map(
      (kind) => `weight: ${kind}`,
    ),
    ...['top', 'ahead-by-cut', 'ahead-by-weight', 'ahead-by-tie-break', 'tie-broken-over', 'shared', 'disqualified'].map(
      (kind) => `place: ${kind}`,
    ),
    ...[
      'place',
      'table-place',
      'stepped-place',
      'tie-mean',
      'weight',
      'minimum',
      'no-weight',
      'zero-fish',
      'big-fish',
      'fish',
      'participation',
      'ratio',
      'disqualified',
      'no-points',
    ].map((kind) => `points: ${kind}`),
    ...['gross', 'slice', 'percentage', 'extra-bonus', 'included-pot', 'clamp', 'group'].map((kind) => `pool: ${kind}`),
    ...[
      'share',
      'minimum',
      'rounding',
      'leftover',
      'guarantee',
      'field-guarantee',
      'shortfall',
      'position-bonus',
      'tie-split',
      'odd-cent',
      'not-paid',
    ].map((kind) => `payout: ${kind}`),
    ...['field-size', 'first-places', 'more-places', 'one-in', 'typed-places', 'typed-rows', 'most-places'].map(
      (kind) => `places: ${kind}`,
    ),
    ...['buy-ins', 'pot-bonus', 'carried-in'].map((kind) => `pot: ${kind}`),
  ]
  expect(all.filter((kind) => !seen.has(kind))).toEqual([])
})

const words: Words = {
  unit: 'lb-oz',
  nameOf: (entry) => entry,
  crewOf: (entry) => entry,
  tournament: { settings: {}, tournamentDates: ['2027-06-12'] } as never,
}

test('a bag with two penalties writes its sum out', () => {
  const rows = weightRows(
    [
      { kind: 'scale', rule: 'W1', delta: 259_000, result: 259_000, day: 0 },
      { kind: 'penalty', rule: 'D2', delta: -4_000, result: 255_000, day: 0, type: 'Dead Fish', message: '0.25 lbs for 1 dead fish' },
      {
        kind: 'penalty',
        rule: 'D2',
        delta: -24_000,
        result: 231_000,
        day: 0,
        type: 'Late Arrival',
        message: '1.50 lbs for being 12 minutes late',
      },
    ],
    words,
  )
  expect(sumText(rows, '14-07')).toBe('16-03 − 0-04 − 1-08 = 14-07')
  expect(rows.map(({ label }) => label)).toEqual(['On the scale', 'Dead fish', 'Late arrival'])
})

test('a scale that reads finer than the paper shows still adds up on paper', () => {
  const rows = weightRows(
    [
      { kind: 'scale', rule: 'W1', delta: 55_561, result: 55_561, day: 0 },
      { kind: 'penalty', rule: 'D2', delta: -4_079, result: 51_482, day: 0, type: 'Manual', message: '0.25 lbs for culling' },
    ],
    { ...words, unit: 'decimal-lb' },
  )
  expect(sumText(rows, weightText(51_482, { unit: 'decimal-lb' }))).toBe('3.47 − 0.25 = 3.22')
})

test('a tie says with whom and how the money of the places is split', () => {
  const step = { rule: 'M9', position: 2, pool: 465_000, denominator: 100 }
  const sentence = payoutSentence(
    [
      { ...step, kind: 'share', delta: 46_500, result: 46_500, numerator: 10 },
      { ...step, kind: 'share', delta: 23_250, result: 69_750, numerator: 5 },
      { ...step, kind: 'tie-split', delta: -34_875, result: 34_875, with: ['Odom'], ways: 2 },
    ],
    words,
  )
  expect(sentence).toBe('Tie with Odom, (10% + 5%) ÷ 2')
})

test('what the rounding of the other places leaves is said where it goes: to first place, and not as left over', () => {
  const first = { rule: 'M12', position: 1, pool: 513_000, denominator: 1000 }
  const leftover = { to: 500, direction: 'down' as const, minimum: 0 }
  const sentence = payoutSentence(
    [
      { ...first, kind: 'share', delta: 162_621, result: 162_621, numerator: 317 },
      { ...first, ...leftover, kind: 'leftover', delta: 2401, result: 165_022 },
    ],
    words,
  )
  expect(sentence).toBe('31.7% of $5,130, plus the remaining $24.01')
})

test('a tie that live fish broke says how many more, and one by the next day how much', () => {
  const words: Words = {
    unit: 'lb-oz',
    nameOf: (entry) => `Boat ${entry}`,
    crewOf: (entry) => `Boat ${entry}`,
    tournament: { bigfishpots: [], sidepots: [], tournamentDates: [], settings: {} } as never,
  }
  const broken = { kind: 'ahead-by-tie-break' as const, rule: 'S10', delta: 1, result: 2, entries: ['7'], nearest: '7' }
  const detailOf = (step: Parameters<typeof placeRows>[0][number]) => placeRows([step], words)[0]!.detail
  expect(detailOf({ ...broken, by: 'most-live-fish', mine: 8, theirs: 10 })).toBe(
    'The tie is broken by number of live fish; Boat 7 has 2 more live fish',
  )
  expect(detailOf({ ...broken, by: 'next-heaviest-day', mine: 144_000, theirs: 160_000 })).toBe(
    'The tie is broken by next-heaviest day; Boat 7 has 1-00 more',
  )
})

test('the line of a late boat says what it does to the big fish, where the rules ask for that', () => {
  const detailOf = (lateBigFish?: 'less-penalty' | 'not-counted') => {
    const weight = { lateArrivalMinutesTrigger: 1, lateArrivalPenalty: 16_000, lateArrivalPenaltyFrequency: 'Per Minute', lateBigFish }
    const words = {
      unit: 'lb-oz',
      nameOf: String,
      crewOf: String,
      tournament: { bigfishpots: [], sidepots: [], tournamentDates: [], settings: { weight } },
    } as unknown as Words
    const late = {
      kind: 'penalty' as const,
      rule: 'D2',
      delta: -16_000,
      result: 0,
      day: 0,
      type: 'Late Arrival' as const,
      message: '1 late',
    }
    return weightRows([late], words)[0]!.detail
  }
  expect(detailOf()).toBe('1 late · rule: 1-00 per minute, starting at 1 min late')
  expect(detailOf('less-penalty')).toBe('1 late · rule: 1-00 per minute, starting at 1 min late; the big fish takes the penalty, too')
  expect(detailOf('not-counted')).toBe('1 late · rule: 1-00 per minute, starting at 1 min late; the big fish doesn’t count')
})

test('a big fish that was dead is named, and takes nothing from the bag', () => {
  const words = { unit: 'lb-oz', tournament: { tournamentDates: ['2027-06-12'] } } as unknown as Words
  const [row] = weightRows([{ kind: 'dead-big-fish', rule: 'W16', delta: 0, result: 0, day: 0, bigFish: 82_000 }], words)
  expect(row).toMatchObject({
    label: 'Big fish 5-02 was dead: doesn’t count',
    detail: 'A big fish must be alive to count. The bag keeps its weight.',
    tone: 'muted',
  })
})
