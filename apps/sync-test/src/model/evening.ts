import type { Day, Device } from './at-the-ramp.ts'
import { letArrive } from './commands/network.ts'
import { askAgainAt } from './commands/station.ts'
import { round, signIn } from './devices.ts'
import { heldBack } from './held-back.ts'
import { atScreen } from './screens.ts'
import { atWindow } from './windows.ts'

/** More than any run needs; a device that is not done by then never will be. */
const MOST_ROUNDS = 12
/** Alarms that an engine follows in one round: it wakes itself, nobody taps. */
const RINGS = 4

/** What a device still has to send: what the server breaks on is not counted, nor what hangs on something refused. */
export async function unsentOn(day: Day, { tabs }: Device): Promise<string[]> {
  const { db } = tabs[0]!
  const rows = await db.table('outbox').toArray()
  const held = heldBack(rows, await db.table('quarantine').toArray(), day.poison)
  return rows
    .filter((row) => row.state !== 'waiting' && !day.poison.has(row.id) && !held.has(row))
    .map(({ tbl, kind, id, state, lastError }) => `${kind} ${tbl} ${id} ${state} ${lastError ?? ''}`)
}

/** The network is good again, and everybody who was ever signed in anywhere is so once more, until nothing moves. */
export async function evening(day: Day): Promise<void> {
  // What a screen had asked for itself is new when it comes; what an engine sent is known by then.
  await letArrive(day.lateCalls)
  await askTillKnown(day)
  for (let turn = 0; turn < 2; turn++) {
    for (const device of day.devices) {
      device.plan = device.cut = null
      device.isExpired = false
      for (const who of [...device.guests].filter((guest) => guest !== device.person.who).concat(device.person.who)) {
        if (device.person.who !== who || !device.tabs.length) await signIn(day, device, who)
        await drain(day, device)
      }
    }
    // What was sent long ago comes last of all, and changes nothing any more.
    await letArrive(day.late)
  }
  for (const device of day.devices) await drain(day, device)
}

/** The pages that do not know what became of a bag ask until they do. */
async function askTillKnown(day: Day): Promise<void> {
  const step = { what: 'the evening', device: 0, tab: 0, pick: 0, other: 0, isOnline: true, fault: null, meanwhile: null, cut: null }
  for (const window of day.windows) await atWindow(day, window, step, (screen) => askAgainAt(day, screen))
  for (const device of day.devices) {
    device.plan = device.cut = null
    device.isExpired = false
    for (const who of [...device.guests].filter((guest) => guest !== device.person.who).concat(device.person.who)) {
      if (device.person.who !== who || !device.tabs.length) await signIn(day, device, who)
      await atScreen({ day, device, step }, (screen) => askAgainAt(day, screen))
    }
  }
  // To whom the server says that there is no such tournament, it does not say either what became of a bag. They can throw it away.
  const { rowCount: isGone } = await day.server.pool.query('select 1 from tournaments where id = $1 and deleted', [day.tournament])
  if (isGone) return
  const unknown = [...day.windows, ...day.devices.flatMap(({ tabs }) => tabs)].flatMap(({ asking }) =>
    asking.askedBags().filter(({ bag }) => !bag.refusal),
  )
  for (const { bag } of unknown) day.complaints.push(`P5 with a good network nobody can say what became of the bag ${bag.weighIn}`)
}

async function drain(day: Day, device: Device): Promise<void> {
  for (let turn = 0; turn < MOST_ROUNDS; turn++) {
    await round(day, device, { rings: RINGS })
    const { lastError } = device.tabs[0]!.engine.state()
    if (lastError === null && (await unsentOn(day, device)).length === 0) return
    day.server.world.pass(20_000)
  }
  const { phase, lastError } = device.tabs[0]!.engine.state()
  const left = (await unsentOn(day, device)).join('; ')
  day.complaints.push(`I8 ${device.name} does not come to rest with a good network (${phase}, ${lastError}): ${left}`)
}
