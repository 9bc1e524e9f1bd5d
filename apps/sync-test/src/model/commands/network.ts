import type { Day } from '../at-the-ramp.ts'
import { round, setClock } from '../devices.ts'
import { type Commands, event, type Happening } from './command.ts'

const DAY_MS = 86_400_000

/** Everything that can happen, these commands among it. */
type All = () => Commands

/** What a person does while an answer is on its way. */
function meanwhileOf(all: All, { day, device, step }: Happening): (() => Promise<void>) | null {
  const { meanwhile } = step
  if (!meanwhile) return null
  return async () =>
    void (await all()[meanwhile.what]!.run({
      day,
      device,
      step: { ...step, ...meanwhile, isOnline: false, fault: null, meanwhile: null, cut: null },
    }))
}

async function network(all: All, happening: Happening, meanwhileIn: 'push' | 'changes'): Promise<void> {
  const { day, device, step } = happening
  device.plan = { fault: step.fault && { ...step.fault }, meanwhile: meanwhileOf(all, happening), meanwhileOf: meanwhileIn }
  await round(day, device, { tab: step.tab, rings: step.other % 3 })
  device.plan = null
}

/** Lets what was sent long ago arrive. */
export async function letArrive(late: Day['late'], count = Number.POSITIVE_INFINITY): Promise<void> {
  for (let left = count; left > 0 && late.length > 0; left--) await late.shift()!()
}

/** Somebody on the web is slow: their change has its place in the feed before ours, and is committed after. */
async function besideASlowOne(all: All, { day, device, step }: Happening): Promise<void> {
  day.isTouchedOnWeb = true
  const client = await day.server.pool.connect()
  try {
    await client.query('begin')
    await client.query(`update tournament_entries set rev = rev + 1, bump = '{"day":0}' where tournament = $1 and not deleted`, [
      day.tournament,
    ])
    await client.query('set constraints all immediate')
    const commit = new Promise<void>((done) => setTimeout(done, 25)).then(() => client.query('commit'))
    await network(all, { day, device, step: { ...step, fault: null, meanwhile: null } }, 'push')
    await commit
  } finally {
    client.release()
  }
}

export const networkCommands = (all: All): Commands => ({
  'a little signal': event(16, (happening) => network(all, happening, 'push')),
  'a little signal, for fetching': event(4, (happening) => network(all, happening, 'changes')),
  'an old request arrives': event(2, async ({ day }) => {
    await letArrive(day.late, 1)
    await letArrive(day.lateCalls, 1)
  }),
  'somebody is slow on the web': event(0.8, (happening) => besideASlowOne(all, happening)),
  'the clock is set': event(1, async ({ day, device, step }) => setClock(day, device, (step.other - 500) * (DAY_MS / 500))),
  'time passes': event(1, async ({ day, step }) => day.server.world.pass(step.other * 200)),
})
