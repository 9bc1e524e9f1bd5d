import { useLiveTournament } from '../../weigh-in/weigh-ins/use-live-tournament.ts'

/** Keeps the figures fresh while weights still come in. */
export function LiveWeights({ id }: { id: string }) {
  useLiveTournament(id)
  return null
}
