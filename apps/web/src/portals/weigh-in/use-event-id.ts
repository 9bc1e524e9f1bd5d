import { useParams } from '@tanstack/react-router'

/** Which event the address of this station names, in whichever of the two areas it lies. */
export function useEventId(): string {
  const usual = useParams({ from: '/weigh-in/$id', shouldThrow: false })
  const alone = useParams({ from: '/offline-weigh-in/$id', shouldThrow: false })
  return (usual ?? alone)?.id ?? ''
}
