import type { WeightFormat } from './format-weight.ts'
import type { Settings, WeightUnit } from './types.ts'

/** Settings with what stands beside the engine: the size of a team, the draw, how weights are written. */
type AllSettings = {
  [Section in keyof Settings]: Settings[Section]
} & { teamSettings?: object; flightOptions?: object; registration?: object }

/**
 * What is done where a setting is left open. The engine counts with it, the forms show it, and an event that is made
 * stores it: three readers of one table, so that what is shown is what is done.
 */
export const DEFAULT_SETTINGS = {
  weighInMode: 'multi-day',
  weight: { unit: 'lb', lateArrivalPenaltyFrequency: 'Once', deadFishPenaltyFrom: 1 },
  pointsScoring: { system: 'Default', pointsPerPlace: 1, tournamentScoringRatio: 1, noWeighPointsDeductedFromLast: 0, tiePoints: 'shared' },
  payout: {
    payoutMode: 'percentages',
    chargePer: 'Team',
    totalPayoutPerc: 100,
    roundUpOrDown: 'down',
    placesPaid: 1,
    breakTiesWithBigFish: true,
    bigFishEnabled: true,
    sidePot: true,
  },
  teamSettings: { teamSize: 2 },
  flightOptions: { boatNumberMode: 'sign-up-order', flights: 1, reverseOnDayTwo: false },
} as const satisfies AllSettings

type Tree = { [key: string]: unknown }
/** Settings of any shape: of a tournament, of a tour, half typed in a form. */
export type OpenSettings = object | null | undefined

const at = (tree: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((branch, key) => (typeof branch === 'object' && branch !== null ? (branch as Tree)[key] : undefined), tree)

/** How each unit is written where nothing else is said. */
const DISPLAY_OF: Record<WeightUnit, WeightFormat> = { lb: 'lb-oz', kg: 'kg', in: 'in' }

/** Where what is done depends on another setting. `undefined`: nothing is done. */
const DEPENDS: Record<string, (settings: OpenSettings) => unknown> = {
  'weight.display': (settings) => DISPLAY_OF[(at(settings, 'weight.unit') ?? 'lb') as WeightUnit],
  // W4: a weight per dead fish switches the penalty on.
  'weight.hasDeadFishPenalty': (settings) => at(settings, 'weight.deadFishPenalty') != null,
  // M5: without any word about payouts nothing is paid.
  'payout.payoutMode': (settings) => (at(settings, 'payout') == null ? undefined : DEFAULT_SETTINGS.payout.payoutMode),
  // M12: a direction alone rounds nothing.
  'payout.roundUpOrDown': (settings) => (at(settings, 'payout.roundUpTo') ? DEFAULT_SETTINGS.payout.roundUpOrDown : undefined),
  // M7: asked only where places do not grow with the field.
  'payout.placesPaid': (settings) => (at(settings, 'payout.oneIn') ? undefined : DEFAULT_SETTINGS.payout.placesPaid),
}

/** What is done about `payout.sidePot`, `weighInMode` … while nothing is set. */
export const defaultOf = (settings: OpenSettings, path: string): unknown =>
  path in DEPENDS ? DEPENDS[path]!(settings) : at(DEFAULT_SETTINGS, path)

/** What is done about a setting: as it is set, or as it is done where nothing is set. */
export const inForce = (settings: OpenSettings, path: string): unknown => at(settings, path) ?? defaultOf(settings, path)

const leaves = (tree: object, under = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? leaves(value, `${under}${key}.`) : [`${under}${key}`],
  )

/** Every setting that is done in some way while nothing is set. */
export const DEFAULT_PATHS: readonly string[] = [...new Set([...leaves(DEFAULT_SETTINGS), ...Object.keys(DEPENDS)])]

/** Choices and switches of a new event are written down; a number stands in its empty field, and a rule may replace it. */
const STORED = [
  'weighInMode',
  'pointsScoring.system',
  'payout.payoutMode',
  'payout.chargePer',
  'payout.totalPayoutPerc',
  'payout.breakTiesWithBigFish',
  'payout.bigFishEnabled',
  'payout.sidePot',
  'flightOptions.boatNumberMode',
]

/**
 * The settings with what would be done anyway written into them: an event says itself how it is counted, also when a later
 * version would count otherwise. Money nobody spoke of stays unspoken, for then nothing is paid (M5).
 */
export function withDefaults<S extends object>(settings: S): S {
  const written: Tree = { ...settings } as Tree
  for (const path of STORED) {
    const [section = '', field] = path.split('.')
    if (at(written, path) != null || (section === 'payout' && written[section] == null)) continue
    const value = defaultOf(settings, path)
    written[section] = field ? { ...(written[section] as Tree | null | undefined), [field]: value } : value
  }
  return written as S
}

/** How the weights of a tournament are written. */
export const displayOf = (settings: OpenSettings): WeightFormat => inForce(settings, 'weight.display') as WeightFormat
