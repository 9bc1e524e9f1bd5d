import { randomBytes } from 'node:crypto'
import type { Form } from './form.ts'

/** Any object of the provider. What stands in it is said where it is made; the SDK's own types describe it to who reads it. */
// biome-ignore lint/suspicious/noExplicitAny: a hundred kinds of objects with fields of their own
export type Thing = { id: string; object: string; created: number; [field: string]: any }

/** What the provider says no with. */
export class Refusal extends Error {
  readonly status: number
  readonly fields: { type: string; code?: string; message: string; param?: string; decline_code?: string; payment_intent?: Thing }
  constructor(status: number, fields: Refusal['fields']) {
    super(fields.message)
    this.status = status
    this.fields = fields
  }
}
export const invalid = (message: string, more: { code?: string; param?: string } = {}, status = 400): Refusal =>
  new Refusal(status, { type: 'invalid_request_error', message, ...more })

/** A number that nobody guesses, in the form that the provider gives its own. */
export const newKey = (prefix: string, bytes = 12): string => `${prefix}_${randomBytes(bytes).toString('hex')}`

export type Told = Thing & { type: string; data: { object: Thing }; account?: string }

/** Everything this provider knows. */
export type State = {
  things: Map<string, Thing>
  events: Told[]
  /** Where its own pages are. */
  url: string
  /** Seconds, by the clock that the tests own. */
  now: () => number
  /** The banks of the cards take their time to say that a refund has arrived. */
  slowRefunds: boolean
  /** Told to whoever listens. */
  heard: (event: Told) => void
}

/** What a call works with. `account`: the connected account it is made for. */
export type Asked = { state: State; form: Form; ids: string[]; account: string | null }
export type Routes = Record<string, (asked: Asked) => Thing>

export function make<Fields extends Record<string, unknown>>(state: State, object: string, prefix: string, fields: Fields): Thing & Fields {
  const thing = { id: newKey(prefix), object, created: state.now(), livemode: false, ...fields }
  state.things.set(thing.id, thing)
  return thing
}

/** One of its objects; refused in its words where there is none. */
export function find(state: State, object: string, id: string | null | undefined): Thing {
  const thing = state.things.get(id ?? '')
  if (thing?.object !== object || thing.deleted) throw invalid(`No such ${object}: '${id}'`, { code: 'resource_missing', param: 'id' }, 404)
  return thing
}

export const all = (state: State, object: string, isMeant: (thing: Thing) => boolean = () => true): Thing[] =>
  [...state.things.values()].filter((thing) => thing.object === object && !thing.deleted && isMeant(thing)).reverse()

/** A page of a list, the newest first. */
export function page(url: string, things: Thing[], form: Form): Thing {
  const limit = Math.min(Number(form.limit ?? 10) || 10, 100)
  const after = form.starting_after ? things.findIndex(({ id }) => id === form.starting_after) + 1 : 0
  return { object: 'list', url, data: things.slice(after, after + limit), has_more: things.length > after + limit } as unknown as Thing
}

/** What has happened, as it is told to who listens: with the object as it is at this moment. */
export function tell(state: State, type: string, object: Thing, account?: string | null): Told {
  const event: Told = {
    ...{ id: newKey('evt'), object: 'event', created: state.now(), api_version: '2026-10-28.endive', livemode: false },
    ...{ pending_webhooks: 1, type, data: { object: structuredClone(object) } },
    ...(account ? { account } : {}),
  }
  state.events.push(event)
  state.heard(event)
  return event
}
