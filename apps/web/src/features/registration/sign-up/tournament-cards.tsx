import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { TournamentCard } from '#features/tournaments/tournaments/index.ts'
import { CardActions } from './card-actions.tsx'
import { useSignUps } from './use-sign-ups.ts'

/** The cards of a page with their buttons. */
export function TournamentCards({ tournaments, className }: { tournaments: readonly SkinnyTournament[]; className?: string | undefined }) {
  const stateOf = useSignUps(tournaments)
  return (
    <div className={className}>
      {tournaments.map((one) => (
        <TournamentCard key={one._id} tournament={one}>
          <CardActions tournament={one} state={stateOf(one)} />
        </TournamentCard>
      ))}
    </div>
  )
}
