import { type AnyEndpoint, type ResponseOf, writes } from '@ramplight/contract/kernel/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

type Given<E extends AnyEndpoint> = Parameters<typeof call<E>>[1]

/** Query options of one call of the contract; the key is its path and what was asked. */
export const queryOf = <E extends AnyEndpoint>(endpoint: E, given: Given<E>) => {
  // It would ask itself again, without end.
  if (writes(endpoint)) throw new Error(`${endpoint.path} changes records: no screen asks for it. Does it say that it \`reads\`?`)
  return queryOptions<ResponseOf<E>>({
    queryKey: [endpoint.path, given],
    queryFn: ({ signal }) => call(endpoint, { ...(given as object), signal } as Given<E>),
  })
}
