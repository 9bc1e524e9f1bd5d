import { userCalls } from '@ramplight/contract/people/users'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { bookIsReady } from '../book.ts'
import { aTour } from '../event.ts'
import { aLastingStation } from '../lasting-station.ts'
import { expect, logIn, type Ramp, type Somebody, test } from '../ramp.ts'
import type { DayDevice } from './a-day.ts'
import { liveDay, type World } from './live-day.ts'
import { scriptOf } from './script.ts'

// A failure says in sentences what was done; a trace of so many pages would cost more than the days.
test.use({ trace: 'off', screenshot: 'off' })

/** In the gate a few, the same each time, so that it says something of the change. `npm run test:e2e:days` has others, and more of them. */
const DAYS = Number(process.env.DAYS ?? 2)
const SEED = Number(process.env.SEED ?? 15)
/** How much of the day goes wrong already, is asked by hand only: it costs some days more. */
const FINDS_PREFIX = process.env.FIND_PREFIX === '1'

/** Ana directs, Hal helps her; each has a tablet that keeps what it has from day to day. */
async function aWorld(ramp: Ramp): Promise<World> {
  const ana = await ramp.aDirector('Ana Castle')
  const hal = await ramp.anAngler('Hal Per')
  const tour = await aTour(ramp, ana)
  const { token } = await ramp.again(ramp.admin)
  await ramp.api.must(userCalls.update, { token, params: { id: hal.id }, body: { tours: [tour] } })
  await ramp.api.must(tourCalls.addDirectorStaff, { token: ana.token, body: { id: tour, user: hal.id } })
  return { ramp, ana, tour, devices: await Promise.all([aDevice(ramp, 'A', ana), aDevice(ramp, 'B', hal)]) }
}

async function aDevice(ramp: Ramp, letter: DayDevice['letter'], who: Somebody): Promise<DayDevice> {
  const station = await aLastingStation(ramp.address, letter)
  await logIn(station.page(), who)
  await bookIsReady(station.page())
  return { letter, who, station, tab: station.page(), signal: 'good', wasKilled: false }
}

const leave = ({ devices }: World) => Promise.all(devices.map(({ station }) => station.close()))

/** The day ends earlier and earlier, each time in a world of its own, as long as it still goes wrong. */
async function smallestPrefix(ramp: Ramp, seed: number): Promise<string[]> {
  let [right, wrong] = [0, scriptOf(seed).length]
  let told: string[] = []
  while (wrong - right > 1) {
    const steps = Math.floor((right + wrong) / 2)
    const world = await aWorld(ramp)
    const day = await liveDay(world, seed, steps)
    await leave(world)
    if (day.wrong.length === 0) right = steps
    else {
      wrong = steps
      told = [...day.told, ...day.wrong]
    }
  }
  return [`The first ${wrong} steps are enough:`, ...told]
}

test(`${DAYS} days from seed ${SEED}: what a screen called saved is there, once, and counts`, async ({ ramp }) => {
  test.setTimeout(DAYS * 60_000 + 600_000)
  const world = await aWorld(ramp)
  for (let seed = SEED; seed < SEED + DAYS; seed++) {
    const from = Date.now()
    const { told, wrong } = await liveDay(world, seed)
    console.log(`day ${seed}: ${told.length} lines, ${((Date.now() - from) / 1000).toFixed(1)} s${wrong.length ? ', WRONG' : ''}`)
    if (wrong.length === 0) continue
    const less = FINDS_PREFIX ? await smallestPrefix(ramp, seed) : []
    expect(wrong, [`again: npm run test:e2e:days -- --days 1 --seed ${seed}`, ...told, ...less].join('\n')).toEqual([])
  }
  await leave(world)
})
