import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { Fragment, type ReactNode } from 'react'
import { TournamentCard } from '#features/tournaments/tournaments/index.ts'
import { CardActions } from './card-actions.tsx'
import { useSignUps } from './use-sign-ups.ts'

type Props = {
  tournaments: readonly SkinnyTournament[]
  className?: string | undefined
  /** What stands behind the card with this number, from 0. */
  after?: (index: number) => ReactNode
  /** Whose page this is. */
  within?: 'tour' | 'season' | undefined
}

/** The cards of a page with their buttons. */
export function TournamentCards({ tournaments, className, after, within }: Props) {
  const stateOf = useSignUps(tournaments)
  return (
    <div className={className}>
      {tournaments.map((one, index) => (
        <Fragment key={one._id}>
          <TournamentCard tournament={one} within={within}>
            <CardActions tournament={one} state={stateOf(one)} />
          </TournamentCard>
          {after?.(index)}
        </Fragment>
      ))}
    </div>
  )
}
