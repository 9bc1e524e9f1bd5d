import fc from 'fast-check'
import { expect, test } from 'vitest'
import { liveResults } from '../live-results.ts'
import { crewSizeOf } from '../registration/crew-size.ts'
import { anyTournament } from '../testing/random-all-options.ts'
import type { RandomTournament } from '../testing/random-tournaments.ts'
import { DEFAULT_PATHS, defaultOf, displayOf, withDefaults } from './default-settings.ts'
import type { Settings } from './types.ts'

/** Another value than the default, of which somebody must notice a difference. */
const OTHER: Record<string, unknown> = {
  weighInMode: 'single',
  'weight.unit': 'kg',
  'weight.lateArrivalPenaltyFrequency': 'Per Minute',
  'weight.deadFishPenaltyFrom': 3,
  'weight.hasDeadFishPenalty': 'the other',
  'pointsScoring.system': 'By Position',
  'pointsScoring.pointsPerPlace': 7,
  'pointsScoring.tournamentScoringRatio': 2,
  'pointsScoring.noWeighPointsDeductedFromLast': 5,
  'pointsScoring.tiePoints': 'mean',
  'payout.payoutMode': 'custom',
  'payout.chargePer': 'Angler',
  'payout.totalPayoutPerc': 50,
  'payout.roundUpOrDown': 'up',
  'payout.placesPaid': 3,
  'payout.breakTiesWithBigFish': false,
  'payout.bigFishEnabled': false,
  'payout.sidePot': false,
}
/** Settings nobody counts with. */
const BESIDE_THE_ENGINE = [
  'weight.display',
  'teamSettings.teamSize',
  'flightOptions.boatNumberMode',
  'flightOptions.reverseOnDayTwo',
  'flightOptions.flights',
]

type Tree = Record<string, unknown>

function put(settings: Settings, path: string, value: unknown): Settings {
  const [section = '', field] = path.split('.')
  const before = settings as Tree
  return field ? { ...before, [section]: { ...(before[section] as Tree | null), [field]: value } } : { ...before, [section]: value }
}

const resultsWith = ({ tournament, entries, placementTables }: RandomTournament, settings: Settings) =>
  liveResults({ tournament: { ...tournament, settings }, entries, placementTables: placementTables ?? null }).results

/** A tournament in whose settings nothing is said about `path`. */
const silent = (input: RandomTournament, path: string): Settings => put(input.tournament.settings ?? {}, path, undefined)
const isSpokenOf = (settings: Settings, path: string) => !path.startsWith('payout.') || settings.payout != null

test.each(DEFAULT_PATHS.filter((path) => !BESIDE_THE_ENGINE.includes(path)))(
  '%s: what is shown for the unset setting is what is done',
  (path) => {
    let noticed = false
    fc.assert(
      fc.property(anyTournament, (input) => {
        if (!isSpokenOf(input.tournament.settings ?? {}, path)) return
        const unset = silent(input, path)
        const shown = defaultOf(unset, path)
        const done = resultsWith(input, unset)
        expect(resultsWith(input, put(unset, path, shown))).toEqual(done)
        if (noticed) return
        const other = OTHER[path] === 'the other' ? !shown : OTHER[path]
        noticed = JSON.stringify(resultsWith(input, put(unset, path, other))) !== JSON.stringify(done)
      }),
      { numRuns: 300 },
    )
    expect(noticed, 'another value changes nothing: the law sees nothing of this setting').toBe(true)
  },
)

test('an event that has its defaults written into it is counted as before, and so again', () => {
  fc.assert(
    fc.property(anyTournament, (input) => {
      const settings = input.tournament.settings ?? {}
      const written = withDefaults(settings)
      expect(resultsWith(input, written)).toEqual(resultsWith(input, settings))
      expect(withDefaults(written)).toEqual(written)
      expect(written.payout == null).toBe(settings.payout == null)
    }),
  )
})

test('what stands beside the engine', () => {
  expect(crewSizeOf({ teamEvent: true, settings: {} })).toBe(defaultOf({}, 'teamSettings.teamSize'))
  expect([displayOf({}), displayOf({ weight: { unit: 'kg' } }), displayOf({ weight: { display: 'decimal-lb' } })]).toEqual([
    'lb-oz',
    'kg',
    'decimal-lb',
  ])
})
