/** Random tournaments that mix every option beyond the specification: what the laws of the whole engine are tried on. */
import fc from 'fast-check'
import type { Pot, Settings, Tournament } from '../scoring/types.ts'
import { payoutOptions, potOptions } from './random-payout-options.ts'
import { pointsOptions } from './random-points-options.ts'
import { randomOptionTournament } from './random-scoring-options.ts'
import { type RandomTournament, randomTournament } from './random-tournaments.ts'

type MoneyAndPoints = { payout: Settings['payout']; pointsScoring: Settings['pointsScoring']; pot: Partial<Pot> }

const moneyAndPoints: fc.Arbitrary<MoneyAndPoints> = fc.record({ payout: payoutOptions, pointsScoring: pointsOptions, pot: potOptions })

function withOptions(tournament: Tournament, { payout, pointsScoring, pot }: MoneyAndPoints): Tournament {
  const { settings, bigfishpots, sidepots } = tournament
  if (!settings) return tournament
  return {
    ...tournament,
    settings: {
      ...settings,
      payout: settings.payout ? { ...settings.payout, ...payout } : (settings.payout ?? null),
      pointsScoring: { ...settings.pointsScoring, ...pointsScoring },
    },
    bigfishpots: (bigfishpots ?? []).map((known) => ({ ...known, ...pot })),
    sidepots: (sidepots ?? []).map((known) => ({ ...known, ...pot })),
  }
}

const tournamentWithAllOptions: fc.Arbitrary<RandomTournament> = fc
  .tuple(randomOptionTournament, moneyAndPoints)
  .map(([input, options]) => ({ ...input, tournament: withOptions(input.tournament, options) }))

/** As the specification has it, or with options on top. */
export const anyTournament: fc.Arbitrary<RandomTournament> = fc.oneof(randomTournament, tournamentWithAllOptions)
