import type { Answer } from '@ramplight/sync/ports'
import type { Day, StoreCut } from './at-the-ramp.ts'
import type { Step } from './commands/command.ts'
import { COMMANDS } from './commands/index.ts'
import { sunrise } from './day.ts'
import { addDevice, switchOff } from './devices.ts'
import { evening } from './evening.ts'
import { i9Accounting } from './invariants/i9-accounting.ts'
import { violationsOf } from './invariants/index.ts'
import type { RampServer } from './ramp-server.ts'
import { nothingSaid } from './said.ts'

/** The k-th of everything that can be cut on a short day. */
export type CrashPoint = { where: 'row' | 'transaction' | 'statement' | 'commit'; k: number }

const step = (device: number, what: string, pick = 0, other = 0): Step => ({
  what,
  device,
  tab: 0,
  pick,
  other,
  isOnline: false,
  fault: null,
  meanwhile: null,
  cut: null,
})

/** Twelve steps in which something is made, changed on two stations, asked about, corrected, refused and decided. */
const SHORT_DAY: Step[] = [
  step(0, 'enter a boat'),
  step(0, 'weigh a bag'),
  step(0, 'a little signal'),
  step(1, 'a little signal'),
  step(1, 'write both'),
  step(0, 'write a reason'),
  step(0, 'make a flight with a boat in it'),
  step(1, 'a little signal'),
  step(0, 'a little signal'),
  step(0, 'take mine'),
  step(1, 'correct a bag'),
  step(0, 'take the last boat out again'),
]
const COUNTING = 1_000_000

type Tally = { cut: StoreCut | null; statements: number; commits: number }

/** Lives through the short day; the tally says what is cut, and afterwards how much of it there was. */
async function shortDay(server: RampServer, point: CrashPoint | null, tally: Tally): Promise<string[]> {
  const day = await sunrise(server, nothingSaid())
  day.around = <T>(ask: () => Promise<Answer<T>>) => counted(day, ask, point, tally)
  try {
    for (const who of ['ana', 'hal'] as const) await addDevice(day, day.people[who], { page: 5, skew: 0 })
    for (const one of SHORT_DAY) {
      server.world.pass(1000)
      const device = day.devices[one.device]!
      device.cut = tally.cut && tally.cut.left >= 0 ? tally.cut : null
      await COMMANDS[one.what]!.run({ day, device, step: one })
      device.cut = null
      for (const each of day.devices) day.complaints.push(...(await i9Accounting(each)))
    }
    day.around = (ask) => ask()
    await evening(day)
    return await violationsOf(day)
  } finally {
    for (const device of day.devices) if (device.tabs.length) await switchOff(device)
  }
}

async function counted<T>(day: Day, ask: () => Promise<Answer<T>>, point: CrashPoint | null, tally: Tally): Promise<Answer<T>> {
  const dies = point?.where === 'statement' ? { statement: point.k - tally.statements, code: '57P01' } : null
  const unheard = point?.where === 'commit' && point.k === tally.commits + 1 ? ({ answerOfCommit: true, code: '57P01' } as const) : null
  const { value, statements } = await day.server.withCut(dies ?? unheard, ask)
  tally.statements += statements
  tally.commits++
  return value
}

const CUTS = { row: 'dies-at-row', transaction: 'dies-after-commit' } as const
const isOnDevice = ({ where }: CrashPoint): boolean => where === 'row' || where === 'transaction'

/** Every place where that day can be cut. */
export async function crashPointsOf(server: RampServer): Promise<CrashPoint[]> {
  const points: CrashPoint[] = []
  const upTo = (where: CrashPoint['where'], count: number) => {
    for (let k = 1; k <= count; k++) points.push({ where, k })
  }
  const requests: Tally = { cut: null, statements: 0, commits: 0 }
  await shortDay(server, null, requests)
  for (const where of ['row', 'transaction'] as const) {
    const tally: Tally = { cut: { kind: CUTS[where], left: COUNTING }, statements: 0, commits: 0 }
    await shortDay(server, null, tally)
    upTo(where, COUNTING - tally.cut!.left)
  }
  upTo('statement', requests.statements)
  upTo('commit', requests.commits)
  return points
}

/** What went wrong on the short day that was cut there, in sentences. */
export function liveThroughCrash(server: RampServer, point: CrashPoint): Promise<string[]> {
  const cut = isOnDevice(point) ? { kind: CUTS[point.where as 'row'], left: point.k - 1 } : null
  return shortDay(server, point, { cut, statements: 0, commits: 0 })
}
