import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { tournamentResultCalls as calls } from '@ramplight/contract/results/tournament-results'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { queryOf } from '#platform/query.ts'
import { useAction } from '#platform/use-action.ts'

/** Somebody else may hold another remote: asked again so often. */
const ASK_AGAIN_MS = 5_000

export type Steering = BodyOf<typeof calls.steerScreens>

/** What the TVs of an event show, and how to steer them. Needs a network. */
export function useRemote(tournament: string) {
  const params = { id: tournament }
  const client = useQueryClient()
  const query = queryOf(calls.boardScreens, { params })
  const { data, isError } = useQuery({ ...query, refetchInterval: ASK_AGAIN_MS, retry: false })
  const steering = useAction({
    work: (body: Steering) => call(calls.steerScreens, { params, body }),
    onDone: (told) => client.setQueryData(query.queryKey, told),
  })
  return { screens: data ?? null, isLost: isError, steer: steering.run, running: steering.running }
}
