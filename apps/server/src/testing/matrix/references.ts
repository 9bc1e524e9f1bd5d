import { exampleOf } from '@ramplight/contract/kernel/example'
import { newId } from '@ramplight/contract/kernel/new-id'
import { type Reference, referencesIn } from '@ramplight/contract/kernel/references'
import { SYNC_SCHEMA, SYNC_TABLES, TABLES } from '@ramplight/contract/sync/tables'
import { sql } from 'drizzle-orm'
import type { AppDeps } from '#platform/http/deps'
import type { World } from '../a-world.ts'
import { send } from '../send.ts'
import { CALLS, type Named, requestOf } from './calls.ts'
import type { Subject } from './people.ts'
import type { Bench } from './run-cell.ts'

/** One field of one door that names a record: how a request is made that names this one there. */
export type Door = Named & { door: string; reference: Reference; requestWith: (world: World, id: string) => Sent }
type Sent = { params?: Record<string, string>; body: unknown }

type Where = 'mine' | 'theirs'
export type ReferenceCell = { door: string; who: Subject; world: Where; status: number; code: string; isNamed: boolean; shows: boolean }

/** Whoever is named from the other world; no answer speaks of them. */
export const STRANGER = { first_name: 'Zebulon', last_name: 'Quarryman' }

/** Fields that name what is open to everybody, or what somebody else says yes to: the other world may be named there. */
const OPEN: Record<string, string> = {
  'memberships season': 'an angler joins any season; its director approves',
  'co-director-invitations user': 'any director whose id they were given may be asked; nothing of them is shown before they say yes',
  'tournament-interactions tournament': 'who is interested in a tournament says so to any that they see',
  'advertisement-interactions advertiser': 'everybody looks at an advertisement',
  'advertisement-interactions advertiserIdArray': 'everybody looks at an advertisement',
  'documents tournament': 'handed in to a tournament that one sees',
  'documents season': 'seasons are public; who runs one reads what is handed in',
  'documents tour': 'tours are public; who runs one reads what is handed in',
}
export const isOpen = ({ door }: ReferenceCell): boolean => {
  const [first = '', ...rest] = door.replace(/^sync /, '').split(' ')
  return `${first.split('.')[0]} ${rest.at(-1)}` in OPEN
}

const READS = /search$|skinny|exists|check$/i
/** Terms say which records are looked for; what they name is found or not. */
const isTerm = ({ path }: Reference) => /^search(\.|$)/.test(path)

export const byHttp = (named: Named): Door[] => {
  const { call } = named
  if (call.method === 'GET' || READS.test(call.path) || !call.body) return []
  return referencesIn(call.body)
    .filter((one) => !isTerm(one))
    .map((reference) => ({
      ...named,
      reference,
      door: `${named.family}.${named.name} ${reference.path}`,
      requestWith: (world, id) => {
        const { params, body } = requestOf(named, world)
        return { params, body: withReference(body, reference, id, full(named, world)) }
      },
    }))
}

/** The same by a push of a device: a new record of the table, and a change of one. */
export const bySync = (deps: AppDeps): Door[] => {
  const push = CALLS.find(({ family, name }) => family === 'sync' && name === 'push')!
  return SYNC_TABLES.filter((table) => TABLES[table].offline === 'full').flatMap((table) => {
    const synced = deps.sync.families.get(table)
    const [create, update] = ['create', 'update'].map((name) => CALLS.find((one) => one.family === table && one.name === name))
    const doorOf = (kind: 'new' | 'changed', reference: Reference, named: Named): Door => ({
      ...push,
      reference,
      door: `sync ${table} ${kind} ${reference.path}`,
      requestWith: (world, id) => {
        const { body } = requestOf(named, world)
        const { _id, _rev, ...set } = withReference(kind === 'new' ? body : {}, reference, id, full(named, world)) as Record<
          string,
          unknown
        >
        const [head] = reference.path.split('.')
        const rec = kind === 'new' ? newId() : world.idOf(table)
        return {
          body: {
            ...{ device: newId(), ackThrough: 0 },
            ops: [
              {
                ...{ op: newId(), devSeq: 1, kind: 'up', tbl: table, id: rec, baseRev: kind === 'new' ? 0 : 1 },
                ...(kind === 'new' ? { set } : { set: { [head!]: set[head!] } }),
                ...{ schema: SYNC_SCHEMA, at: '2027-06-12T11:00:00.000Z' },
              },
            ],
          },
        }
      },
    })
    if (!synced) return []
    return [
      ...(create && synced.create ? referencesIn(synced.schemas.create).map((one) => doorOf('new', one, create)) : []),
      ...(update && synced.change ? referencesIn(synced.schemas.change).map((one) => doorOf('changed', one, update)) : []),
    ]
  })
}

const full = (named: Named, world: World): unknown => exampleOf(named.call.body as never, world.known(named.family))

type Values = Record<string, unknown>
/** The body with this id in that place; what stands around it is taken from a full example. */
function withReference(body: unknown, { path, isList }: Reference, id: string, example: unknown): unknown {
  const put = (value: unknown, names: string[], like: unknown): unknown => {
    if (Array.isArray(value) || (value === undefined && Array.isArray(like)))
      return [put((value as unknown[] | undefined)?.[0], names, (like as unknown[] | undefined)?.[0])]
    const [name, ...rest] = names
    if (name === undefined) return id
    const inside = (value as Values | undefined)?.[name]
    const around = (value as Values | undefined) ?? (names.length < path.split('.').length ? (like as Values) : {})
    const next = rest.length ? put(inside, rest, (like as Values | undefined)?.[name]) : isList ? [id] : id
    return { ...around, [name]: next }
  }
  return put(body, path.split('.'), example)
}

/** The id that a field of this name would hold in a world. */
export function idIn(world: World, { names, path }: Reference): string {
  const known = world.known(names) as unknown as Record<string, unknown>
  const field = path.split('.').at(-1)!
  return names === 'users' ? ((known[field] as string) ?? world.user) : (world.records[names] ?? newId())
}

/** One request that names one record, and whether anything that was written names it. All of it is put back. */
export async function runReference(
  { ramp, cast, writes }: Bench,
  door: Door,
  who: Subject,
  world: Where,
  id: string,
): Promise<ReferenceCell> {
  const request = door.requestWith(cast.mine, id)
  const { status, text } = await send(ramp, door.call, cast.people[who], { what: door.door, ...request })
  const { all, counting } = await writes.take()
  const isNamed = await names(ramp, counting, id)
  await writes.putBack(all)
  const shows = world === 'theirs' && Object.values(STRANGER).some((name) => text.includes(name))
  return { door: door.door, who, world, status, code: codeOf(text), isNamed, shows }
}

function codeOf(text: string): string {
  if (!text.startsWith('{')) return ''
  const { code, results }: { code?: string; results?: { code?: string }[] } = JSON.parse(text)
  return code ?? results?.find((one) => one.code)?.code ?? ''
}

/** Does any row that was written, and was not there before, hold this id? */
async function names({ db }: Bench['ramp'], tables: string[], id: string): Promise<boolean> {
  for (const table of tables) {
    const [now, before] = [sql.identifier(table), sql`kept.${sql.identifier(table)}`]
    const { rows } = await db.execute(
      sql`select 1 from ${now} x where x::text like ${`%${id}%`} and not exists (select 1 from ${before} k where k::text = x::text) limit 1`,
    )
    if (rows.length) return true
  }
  return false
}
