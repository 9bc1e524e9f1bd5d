import { useLiveTournament } from '../weigh-in/use-live-tournament.ts'

/** Keeps the figures fresh while weights still come in. */
export function LiveWeights({ id }: { id: string }) {
  useLiveTournament(id)
  return null
}
