import type { TournamentSubject } from '@ramplight/domain/policies/subjects'
import { isWeighOnly } from '@ramplight/domain/policies/weigh-only'
import { runsTournament, weighs } from '@ramplight/domain/policies/who'
import { useActor } from './use-session.ts'

/** Of a director's pages this person has none: they weigh and check boats in, for every director they help. */
export const useIsWeighOnly = (): boolean => isWeighOnly(useActor())

type Weighed = Pick<TournamentSubject, 'director' | 'coDirectors' | 'tour' | 'status'>

/** At the scale and the check-in of this event, and nowhere else: what only who runs it may do is not shown. */
export function useOnlyWeighs(tournament: Weighed): boolean {
  const actor = useActor()
  return weighs(actor, tournament.tour) && !runsTournament(actor, tournament)
}

/** Which of its bags this person may correct and void: who only weighs, those they weighed themself and nobody else has corrected. */
export function useMayChangeBag(tournament: Weighed): (weighIn: { whose?: string | null | undefined }) => boolean {
  const [onlyWeighs, own] = [useOnlyWeighs(tournament), useActor()?.id]
  return ({ whose }) => !onlyWeighs || whose === own
}
