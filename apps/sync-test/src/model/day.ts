import type { SyncOp, SyncResult } from '@ramplight/contract/sync/sync'
import type { Id } from '@ramplight/domain/kernel/ids'
import type { Answer } from '@ramplight/sync/ports'
import type { Device } from './devices.ts'
import type { RampServer } from './ramp-server.ts'
import type { Said } from './said.ts'

/** Ana directs, Hal helps her, Bo directs this tournament with her. */
export const WHO = ['ana', 'hal', 'bo'] as const
export type Who = (typeof WHO)[number]
export type Person = { who: Who; id: Id; token: () => Promise<string> }

/** One push as it was answered, in the order of the answers. */
export type Pushed = { device: number; user: Id; ops: SyncOp[]; results: SyncResult[] | null }

/** What is at the ramp on one day. */
export type Day = {
  server: RampServer
  people: Record<Who, Person>
  tour: Id
  tournament: Id
  /** Anglers who are in the book, without a boat at sunrise. */
  anglers: Id[]
  devices: Device[]
  said: Said
  pushed: Pushed[]
  /** Requests that are still on their way. */
  late: (() => Promise<unknown>)[]
  /** Boats that the server breaks on whenever something is said of them over this channel. */
  poison: Set<Id>
  /** Somebody on the web has touched every boat. */
  isTouchedOnWeb: boolean
  /** What went wrong on the way; the first line is the one that counts. */
  complaints: string[]
  /** Around every request: for who counts what the database does, and cuts it. */
  around: <T>(ask: () => Promise<Answer<T>>) => Promise<Answer<T>>
  newId: () => Id
  /** A value that nobody has said before. */
  fresh: () => number
  step: number
}

const BOATS = 3
const FREE = 4

let days = 0

/**
 * Ids that are new for this server, and the same for the same day in any process but for their beginning. They do not sort by age:
 * nothing may depend on that.
 */
function idMaker(day: number): () => Id {
  let made = 0
  return () => {
    const scattered = (BigInt(++made) * 0x9e3779b97f4a7c15n) & 0xffffffffffffffn
    return `${day.toString(16).padStart(10, '0')}${scattered.toString(16).padStart(14, '0')}`
  }
}

const quoted = (values: readonly unknown[]) => values.map((value) => (value === null ? 'null' : `'${String(value)}'`)).join(', ')

/** A tournament on the water, with three boats, and the people who run it. */
export async function sunrise(server: RampServer, said: Said): Promise<Day> {
  const newId = idMaker(++days)
  const [ana, hal, bo, tour, tournament, staff] = [newId(), newId(), newId(), newId(), newId(), newId()]
  const anglers = Array.from({ length: BOATS + FREE }, newId)
  const boats = Array.from({ length: BOATS }, newId)
  const at = new Date(server.world.now()).toISOString()
  const times = quoted([at, at])
  const person = (id: Id, name: string, type: string, isAssistant: boolean, tours: Id[], director: Id | null) =>
    `(${quoted([id])}, ${times}, ${quoted([name, 'Hall', type, isAssistant, JSON.stringify(tours), director])})`
  await server.pool.query(`
    begin;
    insert into users (id, created_at, updated_at, first_name, last_name, user_type, is_assistant, tours, director) values
      ${[
        person(ana, 'Ana', 'Director', false, [], null),
        person(hal, 'Hal', 'Director', true, [tour], null),
        person(bo, 'Bo', 'Director', false, [], null),
        ...anglers.map((id, n) => person(id, `Angler ${n}`, 'Angler', false, [tour], ana)),
      ].join(', ')};
    insert into tours (id, created_at, updated_at, name, director) values (${quoted([tour])}, ${times}, ${quoted(['Lake Fork Trail', ana])});
    insert into staff_members (id, created_at, updated_at, "user", director, tours) values
      (${quoted([staff])}, ${times}, ${quoted([hal, ana, JSON.stringify([tour])])});
    insert into tournaments (id, created_at, updated_at, name, location, landing, street, city, state, zip, date_span_type, tournament_dates,
      start_date, start_time, end_time, timezone, tour, director, co_directors, status) values
      (${quoted([tournament])}, ${times}, 'Lake Fork Open', 'Lake Fork', 'Marina', '1 Dock Rd', 'Alba', 'TX', '75410', 'single', '["2027-06-12"]',
      '2027-06-12', '06:00', '15:00', 'CST', ${quoted([tour, ana, JSON.stringify([bo]), 'In Progress'])});
    insert into tournament_entries (id, created_at, updated_at, tournament, tour, users, boat_number) values
      ${boats.map((id, n) => `(${quoted([id])}, ${times}, ${quoted([tournament, tour, JSON.stringify([anglers[n]]), n + 1])})`).join(', ')};
    commit;`)
  const [anas, hals, bos] = await Promise.all([ana, hal, bo].map((id) => server.signIn(id)))
  let fresh = 0
  return {
    server,
    people: { ana: { who: 'ana', id: ana, ...anas! }, hal: { who: 'hal', id: hal, ...hals! }, bo: { who: 'bo', id: bo, ...bos! } },
    tour,
    tournament,
    anglers: anglers.slice(BOATS),
    devices: [],
    said,
    pushed: [],
    late: [],
    poison: new Set(),
    isTouchedOnWeb: false,
    complaints: [],
    around: (ask) => ask(),
    newId,
    fresh: () => ++fresh,
    step: 0,
  }
}
