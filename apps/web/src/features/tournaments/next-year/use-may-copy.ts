import { can } from '@ramplight/domain/policies/policies'
import { useQuery } from '@tanstack/react-query'
import { ownToursQuery } from '#features/tours/tours/index.ts'
import { useActor, useSession } from '#platform/use-session.ts'

/** May this person make another tournament of the same tour? */
export function useMayCopy(): (event: { tour: string }) => boolean {
  const actor = useActor()
  const tours = useQuery(ownToursQuery(useSession()!.user)).data ?? []
  const mine = tours.filter(({ _id, director }) => can(actor, 'tour.edit', { id: _id, director })).map(({ _id }) => _id)
  return ({ tour }) => can(actor, 'tour.create', undefined) && mine.includes(tour)
}
