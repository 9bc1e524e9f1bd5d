import { api } from '@ramplight/contract/api'
import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { exampleOf } from '@ramplight/contract/kernel/example'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { PolicyName } from '@ramplight/domain/policies/policies'
import type { World } from '../a-world.ts'
import { BODIES, PARAMS } from './bodies.ts'

export type Named = { family: string; name: string; call: AnyEndpoint; calls: Record<string, AnyEndpoint> }

/** Signing out would make a visitor of whoever follows; a live stream has tests of its own. */
const LEFT_OUT = new Set(['auth.logout', 'events.stream', 'sync.stream'])

export const CALLS: Named[] = Object.entries(api as Record<string, { calls: Record<string, AnyEndpoint> }>).flatMap(([family, { calls }]) =>
  Object.entries(calls)
    .filter(([name]) => !LEFT_OUT.has(`${family}.${name}`))
    .map(([name, call]) => ({ family, name, call, calls })),
)

const pathOf = ({ call }: Named) => call.path.replace(/^\/(api\/)?[^/]+\//, '')

/** Does the call speak of the record whose id stands in its address? */
export const namesRecord = (named: Named): boolean =>
  /^(\{id\}|(mark-deleted|restore|findAndUpdate|update-certain-fields)\/\{id\})/.test(pathOf(named))
export const isList = (named: Named): boolean =>
  /^(|list|.*search)$/i.test(pathOf(named)) && !namesRecord(named) && (named.call.method === 'GET' || /search$/i.test(pathOf(named)))

/** The call on many records that asks the family's own policy about each. */
export function policyOfEach({ calls, ...named }: Named): PolicyName | null {
  const path = pathOf({ calls, ...named })
  if (/^bulk-create$/.test(path)) return calls.create?.policy ?? null
  if (/^(bulk-update(-\w+)?|update-certain-fields-array\/?|bulk-delete(-\w+)?|delete-by-array|deleteMany)$/.test(path))
    return calls.update?.policy ?? null
  return null
}

/** What stands in an address where it is not the record itself, by the words before it. */
const IN_ADDRESS: [RegExp, (world: World) => string | undefined][] = [
  [
    /by-director|directors-sponsors|find-one-by-director|(director-\w+|accounts|payout-percentages|director-credit-banks)\/by-user|accounts\/lock\//,
    ({ director }) => director,
  ],
  [/by-tour(-id)?\/|join-tour/, ({ tour }) => tour],
  [/by-season-id|join-season/, ({ records }) => records.seasons],
  [/tournament-results\/by-tournament/, ({ finished }) => finished],
  [
    /by-tournament|get-for-tournament|pre-registrations\/(qr|places)\/|waiver-acceptances\/(waiver|accepted)\/|\/(board|event-summary|preview|held-bags)\//,
    ({ tournament }) => tournament,
  ],
  [/by-user|for-user|userSubscriptions|by-user-id/, ({ user }) => user],
  [/for-section|get-section-page-count/, ({ records }) => records['topic-sections']],
  [/get-page-child-count/, ({ records }) => records['topic-pages']],
  [/by-advertiser/, ({ records }) => records.advertisers],
]

export type Request = { params: Record<string, string>; body?: unknown; sent: string[] }

/** The call as our own client sends it, with everything it names taken from one world. */
export function requestOf(named: Named, world: World): Request {
  const { family, call } = named
  const id = world.idOf(family)
  const params: Record<string, string> = {}
  for (const [, name] of call.path.matchAll(/\{(\w+)\}/g)) {
    const special = namesRecord(named) ? undefined : IN_ADDRESS.find(([words]) => words.test(call.path))?.[1](world)
    params[name!] =
      name === 'id' ? (special ?? id) : ((world.known(family) as unknown as Record<string, string>)[name!] ?? special ?? 'lake-fork')
  }
  Object.assign(params, PARAMS[`${family}.${named.name}`]?.(world))
  const body = call.body ? bodyOf(named, world, id) : undefined
  return { params, ...(body === undefined ? {} : { body }), sent: idsIn(JSON.stringify([params, body])) }
}

function bodyOf(named: Named, world: World, id: string): unknown {
  const { call, name } = named
  const path = pathOf(named)
  const own = BODIES[`${named.family}.${name}`]?.(world)
  if (own !== undefined) return own
  // An empty change is a change of nothing that everybody who may can make, again and again.
  if (call.method === 'PUT' && namesRecord(named)) return {}
  if (isList(named)) return {}
  const known = { ...world.known(named.family), ids: id }
  const example = exampleOf(call.body as never, known)
  if (/^bulk-update/.test(path)) return [{ _id: id }]
  if (/^(bulk-delete|delete-by-array|deleteMany)/.test(path)) return [id]
  if (/^update-certain-fields-array/.test(path)) return { ...(example as object), ids: [id] }
  if (name === 'create') return { ...(example as object), _id: newId() }
  return example
}

export const idsIn = (text: string): string[] => text.match(/\b[0-9a-f]{24}\b/g) ?? []
