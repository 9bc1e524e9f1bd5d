import { useLiveTournament } from '#features/weigh-in/weigh-ins/index.ts'

/** Keeps the figures fresh while weights still come in. */
export function LiveWeights({ id }: { id: string }) {
  useLiveTournament(id)
  return null
}
