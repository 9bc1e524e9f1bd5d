/**
 * A large database for measuring: anglers by the million, tournaments by the hundred thousand, of some hundred directors.
 * Made once for each size and kept under data/, which is not in the repository; the names are of nobody.
 *   node bench/data.ts [anglers] [tournaments]      default 1000000 100000; with 0 anglers: both sizes that bench:api compares
 */
import { join } from 'node:path'
import { FIRST_NAMES } from '../apps/server/src/demo/invented-names.ts'
import { connectDatabase, type Database } from '../apps/server/src/platform/database/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts'
import { migrateDatabase } from '../apps/server/src/platform/database/migrate.ts'

export type Size = { anglers: number; tournaments: number }
export const SMALL: Size = { anglers: 100_000, tournaments: 10_000 }
export const LARGE: Size = { anglers: 1_000_000, tournaments: 100_000 }
export const DIRECTORS = 50

const FIRST = FIRST_NAMES.join(' ')
const LAST_START =
  'Alder Bank Brock Calder Castle Cope Dun East Eller Farrow Fen Fletch Gale Garland Grange Had Hal Hart Heath Hollo Kend Kim Lark Ledger Linden Looms Maddox Mar Mercer Nettle Oak Orchard Pax Picker Quarl Rad Red Rowan Sayer Sel Sloan Stroud Sutter Talbot Thorne Tide Van Walden Weem Whit Wilder Yar'
const LAST_END = 'ton hurst way hill ford land marsh water by wick holt wood vale ley low stone field more man sey brook son'
const TOWNS = 'Alder TX|Brushy Creek TX|Cane Hill LA|Dry Fork OK|Emory Bend TX|Pine Landing AR|Twin Rivers MO|Sand Point AL'

const words = (text: string, by = ' ') =>
  `array[${text
    .split(by)
    .map((word) => `'${word}'`)
    .join(',')}]`
const pick = (list: string, seed: string) => `(${list})[1 + (${seed}) % array_length(${list}, 1)]`
/** 24 hex digits of a row: what it is, and its number. */
export const idOf = (kind: string, number: number): string => `${kind}${number.toString(16).padStart(22, '0')}`
/** The same as an expression of SQL. */
const sqlIdOf = (kind: string, number: string) => `'${kind}' || lpad(to_hex(${number}), 22, '0')`
/** A number that looks drawn and is the same in every run. */
const draw = (number: string, salt: number) => `abs(hashint4((${number}) + ${salt}))`

const statements = ({ anglers, tournaments }: Size): string[] => [
  `insert into users (id, created_at, updated_at, first_name, last_name, user_type)
   select ${sqlIdOf('d1', 'n')}, now(), now(), ${pick(words(FIRST), 'n')}, 'Director ' || n, 'Director' from generate_series(1, ${DIRECTORS}) n`,
  `insert into users (id, created_at, updated_at, first_name, last_name, user_type) values (${sqlIdOf('ad', '1')}, now(), now(), 'Sam', 'Root', 'System Admin')`,
  `insert into tours (id, created_at, updated_at, name, director)
   select ${sqlIdOf('70', 'n')}, now(), now(), 'Trail ' || n, ${sqlIdOf('d1', 'n')} from generate_series(1, ${DIRECTORS}) n`,
  `insert into users (id, created_at, updated_at, first_name, last_name, user_type, email, phone, city, state, tours, director)
   select ${sqlIdOf('a1', 'n')}, now() - n * interval '1 second', now(), ${pick(words(FIRST), draw('n', 1))},
     ${pick(words(LAST_START), draw('n', 2))} || ${pick(words(LAST_END), draw('n', 3))}, 'Angler', 'angler' || n || '@lake.test',
     lpad((9030000000 + n)::text, 10, '0'), split_part(town, ' ', 1), right(town, 2),
     jsonb_build_array(${sqlIdOf('70', `1 + ${draw('n', 4)} % ${DIRECTORS}`)}), ${sqlIdOf('d1', `1 + ${draw('n', 4)} % ${DIRECTORS}`)}
   from generate_series(1, ${anglers}) n, lateral (select ${pick(words(TOWNS, '|'), draw('n', 5))} as town) t`,
  `insert into tournaments (id, created_at, updated_at, name, location, landing, street, city, state, zip, date_span_type, tournament_dates,
     start_date, start_time, end_time, timezone, tour, director, status, team_event, entry_fee)
   select ${sqlIdOf('e1', 'n')}, now() - n * interval '1 second', now(), ${pick(words(LAST_START), draw('n', 6))} || ' ' || ${pick(words(LAST_END), draw('n', 7))} || ' Open ' || n,
     ${pick(words(LAST_START), draw('n', 8))} || ' Lake', 'Marina', '1 Dock Rd', split_part(town, ' ', 1), right(town, 2), lpad((70000 + n % 9999)::text, 5, '0'),
     'single', jsonb_build_array(day), day, '06:00', '15:00', 'CST', ${sqlIdOf('70', `1 + n % ${DIRECTORS}`)}, ${sqlIdOf('d1', `1 + n % ${DIRECTORS}`)},
     (array['Draft','Scheduled','Open','In Progress','Closed','Completed'])[1 + ${draw('n', 9)} % 6], n % 2 = 0, (n % 40) * 1000
   from generate_series(1, ${tournaments}) n,
     lateral (select ${pick(words(TOWNS, '|'), draw('n', 10))} as town, (date '2026-01-01' + ${draw('n', 11)} % 1000) as day) t`,
  // As autovacuum leaves it: figures known, and no index with entries that wait to be sorted in.
  'vacuum analyze',
]

/** The database of this size, made when it is not there yet. */
export async function benchDatabase(size: Size, log: (line: string) => void = console.log): Promise<Database> {
  const dataDir = join(import.meta.dirname, '..', 'data', `bench-${size.anglers}-${size.tournaments}`)
  const server = await startEmbeddedPostgres({ dataDir, log: () => {} })
  const database = connectDatabase({ ...server.connection, max: 20 })
  await migrateDatabase(database.pool)
  const { rows } = await database.pool.query<{ there: number }>(`select count(*)::int as there from (select 1 from users limit 2) u`)
  if (!rows[0]?.there) {
    log(`Making ${size.anglers.toLocaleString('en')} anglers and ${size.tournaments.toLocaleString('en')} tournaments …`)
    const began = Date.now()
    for (const statement of statements(size)) await database.pool.query(statement)
    log(`  done in ${Math.round((Date.now() - began) / 1000)} s`)
  }
  return {
    ...database,
    async close() {
      await database.close()
      await server.stop()
    },
  }
}

if (import.meta.main) {
  const [anglers = LARGE.anglers, tournaments = LARGE.tournaments] = process.argv.slice(2).map(Number)
  for (const size of anglers ? [{ anglers, tournaments }] : [SMALL, LARGE]) await (await benchDatabase(size)).close()
}
