/** The options of scoring beyond the specification, mixed into random tournaments. */
import fc from 'fast-check'
import type { Settings, TieBreak, Tournament, WeighedEntry, WeighIn, WeightSettings } from '../scoring/types.ts'
import { type RandomTournament, randomTournament } from './random-tournaments.ts'

const STEPS: TieBreak[] = [
  'biggest-fish',
  'most-fish',
  'most-live-fish',
  'heaviest-day',
  'next-heaviest-day',
  'next-largest-fish',
  'first-weighed',
  'shared',
]

export const tieBreaks: fc.Arbitrary<TieBreak[]> = fc.shuffledSubarray(STEPS)

const limit = fc.constantFrom(0, 1, 2, 3)

export const weightOptions: fc.Arbitrary<WeightSettings> = fc.record(
  {
    deadFishPenaltyFrom: fc.constantFrom(0, 1, 2, 3),
    shortFishAction: fc.constant('lose-biggest-fish' as const),
    overLimitAction: fc.constant('lose-biggest-fish' as const),
    fishLimit: fc.constantFrom(2, 5),
    lateBigFish: fc.constantFrom('less-penalty' as const, 'not-counted' as const),
    bigFishMustBeAlive: fc.boolean(),
    loseDay: fc.record({ minutesLate: fc.constantFrom(0, 2, 10), deadFish: limit, shortFish: limit }, { requiredKeys: [] }),
    dueIn: fc.constant([
      { flight: 'f1', time: '15:00' },
      { flight: 'f2', time: '15:30' },
      { flight: 'f1', day: 1, time: '14:00' },
    ]),
  },
  { requiredKeys: [] },
)

/** What a weigh-in may say beyond the specification. Few values, so that they collide. */
const extras = fc.record(
  {
    weighedAt: fc.constantFrom('2026-05-09T20:00:00.000Z', '2026-05-09T20:01:00.000Z', '2026-05-10T19:59:00.000Z'),
    checkedInAt: fc.constantFrom('14:55', '15:00', '15:02', '15:20', '23:59', '25:00'),
    flight: fc.constantFrom('f1', 'f2', 'f3'),
    bigFishDead: fc.boolean(),
  },
  { requiredKeys: [] },
)

type Extras = Partial<Pick<WeighIn, 'weighedAt' | 'checkedInAt' | 'flight' | 'bigFishDead'>>

const withExtras = (entry: WeighedEntry, list: readonly Extras[]): WeighedEntry => ({
  ...entry,
  weights: (entry.weights ?? []).map(({ day, weighIns }) => ({
    day,
    weighIns: (weighIns ?? []).map((bag, index) => ({ ...bag, ...list[(day + index) % list.length] })),
  })),
})

const withOptions = (tournament: Tournament, weight: WeightSettings | undefined, chain: TieBreak[] | undefined): Tournament => {
  if (!tournament.settings) return tournament
  const settings: Settings = { ...tournament.settings }
  if (weight) settings.weight = { ...settings.weight, ...weight }
  if (chain) settings.tieBreaks = chain
  return { ...tournament, settings }
}

/** A random tournament that uses some of the options. */
export const randomOptionTournament: fc.Arbitrary<RandomTournament> = fc
  .tuple(
    randomTournament,
    fc.option(weightOptions, { nil: undefined }),
    fc.option(tieBreaks, { nil: undefined }),
    fc.array(extras, { minLength: 1, maxLength: 3 }),
  )
  .map(([{ tournament, entries, placementTables }, weight, chain, list]) => ({
    tournament: withOptions(tournament, weight, chain),
    entries: entries.map((entry, index) => withExtras(entry, [...list.slice(index % list.length), ...list])),
    placementTables,
  }))
