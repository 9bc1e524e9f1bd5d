import { letArrive } from './commands/network.ts'
import type { Day } from './day.ts'
import { type Device, round, signIn } from './devices.ts'

/** More than any run needs; a device that is not done by then never will be. */
const MOST_ROUNDS = 12
/** Alarms that an engine follows in one round: it wakes itself, nobody taps. */
const RINGS = 4

/** What a device still has to send: what the server breaks on is not counted, nor what hangs on something refused. */
export async function unsentOn(day: Day, { tabs }: Device): Promise<string[]> {
  const rows = await tabs[0]!.db.table('outbox').toArray()
  return rows
    .filter(({ id, state }) => state !== 'waiting' && !day.poison.has(id))
    .map(({ tbl, kind, id, state, lastError }) => `${kind} ${tbl} ${id} ${state} ${lastError ?? ''}`)
}

/** The network is good again, and everybody who was ever signed in anywhere is so once more, until nothing moves. */
export async function evening(day: Day): Promise<void> {
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
    await letArrive(day)
  }
  for (const device of day.devices) await drain(day, device)
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
