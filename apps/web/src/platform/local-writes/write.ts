import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { type LocalWrite, writeLocally } from '#platform/local/answers/local-calls.ts'

/** `write(calls.create, async ({ body }, local) => …)`: a call that this device can do by itself. */
export const write = <E extends AnyEndpoint>(
  endpoint: E,
  plan: LocalWrite<E>['plan'],
  more: Omit<LocalWrite<E>, 'kind' | 'plan'> = {},
): void => writeLocally(endpoint, { plan, ...more })
