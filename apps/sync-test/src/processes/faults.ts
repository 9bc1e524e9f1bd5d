import { setTimeout as delay } from 'node:timers/promises'
import { below, type Chance } from './chance.ts'
import type { FaultsProxy } from './faults-proxy.ts'
import type { Station } from './station.ts'
import type { TheServer } from './the-server.ts'

type Place = { station: Station; server: TheServer; chance: Chance; token: () => Promise<string> }
/** Answers whether it happened: a line on which nothing is said cannot be cut in the middle of it. */
type Fault = (place: Place) => Promise<boolean>

export type FaultName = keyof typeof FAULTS

/** For as long as it takes for something to be said on the line. */
const MOST_WAIT_MS = 1500

/** In the middle of what is being said. A push of a hundred changes has some 30 kB, its answer 10. */
async function inTheMiddle(proxy: FaultsProxy, direction: 'up' | 'down', chance: Chance, then = () => {}): Promise<boolean> {
  const sprung = Promise.withResolvers<boolean>()
  const bytes = below(chance, 4) === 0 ? 1 : below(chance, 12_000)
  const callOff = proxy.cutAfter(direction, bytes, () => {
    then()
    sprung.resolve(true)
  })
  const did = await Promise.race([sprung.promise, delay(MOST_WAIT_MS, false)])
  if (!did) callOff()
  return did
}

const forAWhile =
  (begin: (proxy: FaultsProxy, chance: Chance) => void): Fault =>
  async ({ station, chance, token }) => {
    begin(station.proxy, chance)
    await delay(100 + chance() * 900)
    station.proxy.heal()
    // A browser notices that there is a network again, or does not.
    if (chance() < 0.5) station.online(await token())
    return true
  }

const DAY_MS = 86_400_000

export const FAULTS = {
  'request-cut': ({ station, chance }) => inTheMiddle(station.proxy, 'up', chance),
  'answer-cut': ({ station, chance }) => inTheMiddle(station.proxy, 'down', chance),
  'no-network': forAWhile((proxy) => proxy.refuse()),
  'dead-line': forAWhile((proxy) => proxy.hold()),
  'slow-line': forAWhile((proxy, chance) => proxy.delay(50 + chance() * 400)),
  'device-killed': async ({ station }) => {
    await station.kill()
    return true
  },
  'tab-closed': async ({ station }) => {
    await station.closeTab()
    return true
  },
  'clock-off': async ({ station, chance }) => {
    station.setClock(Math.round((chance() * 2 - 1) * DAY_MS))
    return true
  },
  'server-killed': async ({ station, server, chance }) => {
    let kill: Promise<void> | undefined
    await inTheMiddle(station.proxy, chance() < 0.5 ? 'up' : 'down', chance, () => {
      kill = server.kill()
    })
    await (kill ?? server.kill())
    await delay(chance() * 500)
    await server.start()
    return true
  },
  'database-killed': async ({ station, server, chance }) => {
    const kill = () => server.killDatabase()
    if (!(await inTheMiddle(station.proxy, 'up', chance, kill))) kill()
    await delay(200)
    return true
  },
} satisfies Record<string, Fault>

/** Faults that hit every station; one of them at a time. */
const OF_THE_SERVER = new Set<FaultName>(['server-killed', 'database-killed'])
const OF_ONE = Object.keys(FAULTS).filter((name) => !OF_THE_SERVER.has(name as FaultName)) as FaultName[]
const OFTEN: Partial<Record<FaultName, number>> = { 'request-cut': 3, 'answer-cut': 3, 'device-killed': 2 }

/** Which faults a day has: all kinds, the line most of all, and the server as often as is said. */
export function drawFaults(chance: Chance, { faults, serverKills, databaseKills }: FaultCounts): FaultName[] {
  const pool = OF_ONE.flatMap((name) => Array.from({ length: OFTEN[name] ?? 1 }, () => name))
  const own = Array.from({ length: Math.max(0, faults - serverKills - databaseKills) }, () => pool[below(chance, pool.length)]!)
  const all = [
    ...own,
    ...Array.from({ length: serverKills }, () => 'server-killed' as const),
    ...Array.from({ length: databaseKills }, () => 'database-killed' as const),
  ]
  return all
    .map((name) => ({ name, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name)
}

export type FaultCounts = { faults: number; serverKills: number; databaseKills: number }
