import type { TournamentSettings } from '@ramplight/contract/tournaments/settings'

export type TieBreak = NonNullable<TournamentSettings['tieBreaks']>[number]

/** The steps that may break a tie, as a director knows them. */
export const TIE_BREAKS: Record<TieBreak, { name: string; means: string }> = {
  'biggest-fish': { name: 'Biggest fish', means: 'The heaviest single fish wins.' },
  'most-fish': { name: 'Most fish', means: 'More fish weighed in wins.' },
  'heaviest-day': { name: 'Heaviest day', means: 'The heaviest single day wins.' },
  'next-largest-fish': { name: 'Next-largest fish', means: 'Second biggest against second biggest, where fish are weighed one by one.' },
  'first-weighed': { name: 'Weighed first', means: 'Who came to the scale first wins.' },
  shared: { name: 'Shared place', means: 'Nothing more is asked: they share the place.' },
}

export const LATE_TAKEN = [
  { value: 'Once', label: 'Once' },
  { value: 'Per Minute', label: 'Per minute' },
]
export const LOSE_BIGGEST = [{ value: 'lose-biggest-fish', label: 'Biggest fish is lost' }]
export const TIE_POINTS = [
  { value: 'shared', label: 'Shared place in full' },
  { value: 'mean', label: 'Mean of their places' },
]
export const POINT_SYSTEMS = [
  { value: 'Default', label: 'Ten points a pound (or kilogram)' },
  ...['By Weight', 'By Position', 'Points Plus Weight'].map((value) => ({ value, label: value })),
]
export const ZERO_FISH = [
  { value: 'fixed', label: 'Fixed number' },
  { value: 'last-minus', label: 'Below the last one' },
  { value: 'none', label: 'No points' },
]

const CODES = new Map<unknown, string>([
  ...[...LOSE_BIGGEST, ...TIE_POINTS, ...POINT_SYSTEMS, ...ZERO_FISH].map(({ value, label }) => [value, label] as const),
])
/** A code of the settings in words; anything else stays as it is. */
export const wordsOf = (value: unknown): string => CODES.get(value) ?? String(value)
