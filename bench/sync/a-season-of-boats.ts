import { newId } from '@ramplight/contract/kernel/new-id'
import { buildApp } from '../../apps/server/src/app.ts'
import { openSession } from '../../apps/server/src/features/people/auth/sessions.ts'
import { boardRevisions } from '../../apps/server/src/features/tournaments/tournaments/index.ts'
import { makeDeps } from '../../apps/server/src/make-deps.ts'
import { signToken } from '../../apps/server/src/platform/auth/tokens.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { openLiveHub } from '../../apps/server/src/platform/realtime/open-live-hub.ts'
import type { Given } from './a-feed-of.ts'

const DAY_MS = 86_400_000

/** The product's server, and directors with a tour and as many anglers as boats: nobody's device hears of another's. */
export async function aSeasonOfBoats(database: Database, boats: number) {
  const { pool } = database
  const live = await openLiveHub(pool, boardRevisions(pool))
  const deps = await makeDeps(database, live, () => new Date())
  const app = await buildApp(deps, { logLevel: 'silent' })
  await app.ready()
  const person = (id: string, name: string, type: string) => [id, name, type]
  return {
    app,
    /** A director with an empty tournament. */
    tournament: async (): Promise<Given> => {
      const [director, tour] = [newId(), newId()]
      const anglers = Array.from({ length: boats }, () => newId())
      await pool.query(
        `insert into users (id, created_at, updated_at, first_name, last_name, user_type) values ($1, now(), now(), $2, 'Reyes', $3)`,
        person(director, 'Lily', 'Director'),
      )
      await pool.query(`insert into tours (id, created_at, updated_at, name, director) values ($1, now(), now(), 'Lake Fork Trail', $2)`, [
        tour,
        director,
      ])
      await pool.query(
        `insert into users (id, created_at, updated_at, first_name, last_name, user_type, tours, director)
         select id, now(), now(), 'Sam', 'Ortiz ' || n, 'Angler', jsonb_build_array($2::text), $3 from unnest($1::text[]) with ordinality as a(id, n)`,
        [anglers, tour, director],
      )
      const session = await openSession(database.db, director, new Date(), { address: null, device: 'bench' })
      const token = await signToken({ user: director, session }, deps.signingKey, new Date())
      const id = newId()
      await pool.query(
        `insert into tournaments (id, created_at, updated_at, name, location, landing, street, city, state, zip, date_span_type, tournament_dates,
           start_date, start_time, end_time, timezone, tour, director, status, team_event, entry_fee)
         values ($1, now(), now(), 'Lake Fork Open', 'Lake Fork', 'Marina', '1 Dock Rd', 'Alba', 'TX', '75410', 'single', jsonb_build_array($2::text),
           $2::date, '06:00', '15:00', 'CST', $3, $4, 'Open', false, 5000)`,
        [id, new Date(Date.now() + DAY_MS).toISOString().slice(0, 10), tour, director],
      )
      return { token, user: director, tournament: id, anglers }
    },
    close: async () => {
      await app.close()
      await live.close()
    },
  }
}
