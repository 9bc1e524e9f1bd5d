/** A server process of `npm run bench:viewers`: the product on the database it is given, and beside it bare sockets as the control. */
import { createServer, type Socket } from 'node:net'
import { newId } from '@ramplight/contract/kernel/new-id'
import { openSession } from '../../apps/server/src/features/people/auth/sessions.ts'
import { signToken } from '../../apps/server/src/platform/auth/tokens.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { startServer } from '../../apps/server/src/start-server.ts'
import type { FromServer, ToServer } from './messages.ts'

const BOATS = 60

const config = readConfig({ DATA_DIR: process.env.DATA_DIR!, DATABASE_URL: process.env.DATABASE_URL!, PORT: '0', LOG_LEVEL: 'silent' })
// Nobody is told to wait: what is measured is the way of the news.
const { rateLimits: _, streamLimits: __, ...options } = config
const { address, deps, stop } = await startServer({ ...options, log: () => {} })

const sockets = new Set<Socket>()
const raw = createServer({ noDelay: true }, (socket) => {
  sockets.add(socket)
  socket.on('error', () => {})
  socket.once('close', () => sockets.delete(socket))
})
await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve))

const say = (message: FromServer) => process.send!(message)

async function seed(): Promise<void> {
  const [tour, director, tournament, now] = [newId(), newId(), newId(), new Date().toISOString()]
  const user = `insert into users (id, first_name, last_name, email, user_type, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $6)`
  await deps.pool.query(user, [director, 'Ana', 'Hall', `${director}@lake.test`, 'Director', now])
  await deps.pool.query(`insert into tours (id, name, director, created_at, updated_at) values ($1, 'Team Trail', $2, $3, $3)`, [
    tour,
    director,
    now,
  ])
  await deps.pool.query(
    `insert into tournaments (id, name, status, start_date, tournament_dates, created_at, updated_at, location, landing, street, city, state, zip,
       date_span_type, start_time, end_time, timezone, tour, director, entry_fee, settings)
     values ($1, 'Lake Fork Open', 'In Progress', $5::date, jsonb_build_array($5::text), $2, $2, 'Lake Fork', 'Oak Ridge', '17 Cove Road', 'Emory', 'TX', '75440',
       'single', '06:00', '15:00', 'America/Chicago', $3, $4, 10000, '{"payout": {}}')`,
    [tournament, now, tour, director, now.slice(0, 10)],
  )
  const entries: string[] = []
  for (let boat = 1; boat <= BOATS; boat++) {
    const [entry, angler] = [newId(), newId()]
    await deps.pool.query(user, [angler, 'Ty', `Hall ${boat}`, `${angler}@lake.test`, 'Angler', now])
    await deps.pool.query(
      `insert into tournament_entries (id, tournament, tour, users, status, boat_number, created_at, updated_at)
       values ($1, $2, $3, jsonb_build_array($4::text), 'Paid', $5, $6, $6)`,
      [entry, tournament, tour, angler, boat, now],
    )
    entries.push(entry)
  }
  const session = await openSession(deps.outside, director, new Date(), { address: null, device: 'bench' })
  say({ is: 'seeded', tournament, entries, token: await signToken({ user: director, session }, deps.signingKey, new Date()) })
}

const does: { [Name in ToServer['do']]: (message: Extract<ToServer, { do: Name }>) => unknown } = {
  seed,
  write: ({ bytes, stamp }) => {
    const sent = Buffer.from(`${stamp}\n`.padEnd(bytes - 2, '.').concat('\n\n'))
    for (const socket of sockets) socket.write(sent)
  },
  stop: async () => {
    for (const socket of sockets) socket.destroy()
    raw.close()
    await stop()
    process.disconnect()
  },
}
process.on('message', (message: ToServer) => void (does[message.do] as (one: ToServer) => unknown)(message))
say({ is: 'ready', address, rawPort: (raw.address() as { port: number }).port })
