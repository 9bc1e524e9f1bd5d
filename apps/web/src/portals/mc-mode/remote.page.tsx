import { useParams } from '@tanstack/react-router'
import { RemoteDoor } from '#features/stations/remote/index.ts'

/** Steers the TVs of an event. */
export function RemotePage() {
  const { id } = useParams({ from: '/mc-mode/$id/remote' })
  return <RemoteDoor id={id} />
}
