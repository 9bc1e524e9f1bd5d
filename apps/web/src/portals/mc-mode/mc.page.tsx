import { useParams } from '@tanstack/react-router'
import { McDoor } from '#features/stations/mc/index.ts'

/** What the MC reads from. */
export function McPage() {
  const { id } = useParams({ from: '/mc-mode/$id' })
  return <McDoor id={id} />
}
