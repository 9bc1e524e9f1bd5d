import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { ResultsPreview, TournamentResult } from '@ramplight/contract/results/tournament-results'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { Entry, EntryPoints, PayoutResult, PlacementTable, PotResult, Standings } from '@ramplight/domain/engine'
import { standings } from '@ramplight/domain/engine'
import type { Id } from '@ramplight/domain/kernel/ids'
import type { Words } from '../words/words.ts'

/** The figures as they stand: written once they are official, worked out from the log before. */
export type Figures = { standings: Standings; points: EntryPoints[]; payouts: PayoutResult; pots: PotResult[] }

/** Everything the pages of results, payouts and close-out read. */
export type Results = Figures & {
  tournament: Tournament
  entries: ReadonlyMap<Id, TournamentEntry>
  /** Entries with their day records, for explaining. */
  field: Entry[]
  tables: PlacementTable[] | null
  words: Words
  preview: ResultsPreview
  /** The written result; null until it is official. */
  official: TournamentResult | null
}

export const figuresOf = ({ standings, points, payouts, pots }: ResultsPreview): Figures => ({ standings, points, payouts, pots })

export const writtenFigures = ({ overallResults, points, payouts }: TournamentResult): Figures => ({
  standings: { incomplete: false, standings: overallResults.standings },
  points,
  payouts,
  pots: [...overallResults.bigFish, ...overallResults.sidePots],
})

export const daysOf = ({ tournamentDates }: Pick<Tournament, 'tournamentDates'>): number[] =>
  Array.from({ length: Math.max(1, tournamentDates.length) }, (_, day) => day)

/** One day alone, as written or as it stands. */
export function dayStandings({ official, tournament, field }: Results, day: number): Standings['standings'] {
  const written = official?.dailyResults.find((result) => result.day === day)
  return written?.standings ?? standings({ tournament, entries: field, day }).standings
}

/** All money that goes out: main pool, bonuses, groups, pots. */
export const moneyOut = ({ payouts, pots }: Pick<Figures, 'payouts' | 'pots'>) => {
  const groups = payouts.groupPots.reduce((sum, { paid }) => sum + paid, 0)
  const potMoney = pots.reduce((sum, { paid }) => sum + paid, 0)
  return {
    main: payouts.paid,
    bonus: payouts.bonusPaid,
    groups,
    pots: potMoney,
    total: payouts.paid + payouts.bonusPaid + groups + potMoney,
  }
}

/** Every single payout, whatever it is from. */
export const everyPayout = ({ payouts, pots }: Pick<Figures, 'payouts' | 'pots'>) => [
  ...payouts.payouts.map((paid) => ({ ...paid, from: 'main' as const })),
  ...payouts.groupPots.flatMap((group) => group.payouts.map((paid) => ({ ...paid, from: 'group' as const }))),
  ...pots.flatMap((pot) => pot.payouts.map((paid) => ({ ...paid, from: pot.kind }))),
]
