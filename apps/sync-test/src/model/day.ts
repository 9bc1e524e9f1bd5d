import type { User } from '@ramplight/contract/people/users'
import type { Id } from '@ramplight/domain/kernel/ids'
import type { Day, Person, Said } from './at-the-ramp.ts'
import type { RampServer } from './ramp-server.ts'
import { emptyScale } from './scale-book.ts'

/** The first three places are paid; a crew is two. */
const SETTINGS = {
  weight: { unit: 'lb', fishLimit: 5 },
  teamSettings: { teamSize: 2 },
  payout: {
    payoutMode: 'custom',
    customPayouts: [250, 150, 50].map((dollars, index) => ({ position: index + 1, payment: dollars * 100, paymentPercOrDollar: 'dollar' })),
  },
}
const USER: Partial<User> = {
  last_name: 'Hall',
  userType: 'Director',
  isAssistant: false,
  active: true,
  tours: [],
  seasons: [],
  director: null,
}

const BOATS = 3
const FREE = 4

export const tell = ({ tally }: Pick<Day, 'tally'>, what: string): void => void tally.set(what, (tally.get(what) ?? 0) + 1)

let mornings = 0

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
export async function sunrise(server: RampServer, said: Said, days: 1 | 2 = 1): Promise<Day> {
  const newId = idMaker(++mornings)
  const [ana, hal, bo, sam, tour, tournament, staff] = [newId(), newId(), newId(), newId(), newId(), newId(), newId()]
  const anglers = Array.from({ length: BOATS + FREE }, newId)
  const boats = Array.from({ length: BOATS }, newId)
  const at = new Date(server.world.now()).toISOString()
  const dates = ['2027-06-12', '2027-06-13'].slice(0, days)
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
        person(sam, 'Sam', 'System Admin', false, [], null),
        ...anglers.map((id, n) => person(id, `Angler ${n}`, 'Angler', false, [tour], ana)),
      ].join(', ')};
    insert into tours (id, created_at, updated_at, name, director) values (${quoted([tour])}, ${times}, ${quoted(['Lake Fork Trail', ana])});
    insert into staff_members (id, created_at, updated_at, "user", director, tours) values
      (${quoted([staff])}, ${times}, ${quoted([hal, ana, JSON.stringify([tour])])});
    insert into tournaments (id, created_at, updated_at, name, location, landing, street, city, state, zip, date_span_type, tournament_dates,
      start_date, start_time, end_time, timezone, tour, director, co_directors, status, team_event, entry_fee, settings) values
      (${quoted([tournament])}, ${times}, 'Lake Fork Open', 'Lake Fork', 'Marina', '1 Dock Rd', 'Alba', 'TX', '75410', ${quoted([dates.length > 1 ? 'multi' : 'single', JSON.stringify(dates)])},
      '2027-06-12', '06:00', '15:00', 'CST', ${quoted([tour, ana, JSON.stringify([bo]), 'In Progress', true, 10_000, JSON.stringify(SETTINGS)])});
    insert into tournament_entries (id, created_at, updated_at, tournament, tour, users, boat_number) values
      ${boats.map((id, n) => `(${quoted([id])}, ${times}, ${quoted([tournament, tour, JSON.stringify([anglers[n]]), n + 1])})`).join(', ')};
    commit;`)
  const signedIn = async <Name extends string>(who: Name, id: Id, more: Partial<User>): Promise<Person<Name>> => {
    const user = { ...USER, _id: id, _rev: 1, first_name: who, ...more } as User
    return { who, id, user, ...(await server.signIn(id)) }
  }
  let fresh = 0
  return {
    server,
    people: {
      ana: await signedIn('ana', ana, {}),
      hal: await signedIn('hal', hal, { isAssistant: true, tours: [tour] }),
      bo: await signedIn('bo', bo, {}),
    },
    admin: await signedIn('sam', sam, { userType: 'System Admin' }),
    tour,
    tournament,
    anglers: anglers.slice(BOATS),
    devices: [],
    windows: [],
    said,
    scale: emptyScale(),
    taps: [],
    clocks: [],
    filed: [],
    crews: [],
    twoBoats: [],
    exports: [],
    pushed: [],
    late: [],
    lateCalls: [],
    poison: new Set(),
    isTouchedOnWeb: false,
    tally: new Map(),
    complaints: [],
    around: (ask) => ask(),
    newId,
    fresh: () => ++fresh,
    step: 0,
  }
}
