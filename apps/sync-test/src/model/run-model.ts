import fc from 'fast-check'
import { aDay, type Often, type Script } from './a-day-of-steps.ts'
import type { Day } from './at-the-ramp.ts'
import { closing } from './closing.ts'
import type { Step } from './commands/command.ts'
import { COMMANDS } from './commands/index.ts'
import { sunrise } from './day.ts'
import { addDevice, switchOff } from './devices.ts'
import { evening } from './evening.ts'
import { i6Monotone } from './invariants/i6-monotone.ts'
import { i9Accounting } from './invariants/i9-accounting.ts'
import { violationsOf } from './invariants/index.ts'
import { kindOf, makeSmaller } from './make-smaller.ts'
import type { RampServer } from './ramp-server.ts'
import { nothingSaid } from './said.ts'
import { openWindow } from './windows.ts'

/** A day takes a second. */
const LONGEST_DAY_MS = 60_000

/** What came to pass on all days of this process, and how often. */
export const tally = new Map<string, number>()

/** The day goes as the script says; answers what went wrong, in sentences. Nothing: all invariants hold. */
export async function liveThrough(server: RampServer, script: Script): Promise<string[]> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const night = new Promise<string[]>((done) => {
    timer = setTimeout(() => done(['I8 the day does not come to its end: somebody waits for ever']), LONGEST_DAY_MS)
  })
  return Promise.race([live(server, script), night]).finally(() => clearTimeout(timer))
}

async function live(server: RampServer, { days, devices, steps }: Script): Promise<string[]> {
  const day = await sunrise(server, nothingSaid(), days)
  openWindow(day, 'the office', day.admin)
  try {
    for (const { who, ...more } of devices) await addDevice(day, day.people[who], more)
    for (const step of steps) {
      await happen(day, step)
      if (day.complaints.length) return day.complaints
    }
    await evening(day)
    const violations = await violationsOf(day)
    return violations.length ? violations : [...(await closing(day)), ...day.complaints]
  } finally {
    for (const [what, times] of day.tally) tally.set(what, (tally.get(what) ?? 0) + times)
    for (const device of day.devices) if (device.tabs.length) await switchOff(device)
  }
}

async function happen(day: Day, step: Step): Promise<void> {
  day.step++
  day.server.world.pass(1000)
  const device = day.devices[step.device % day.devices.length]!
  device.cut = step.cut && { ...step.cut }
  await COMMANDS[step.what]!.run({ day, device, step })
  device.cut = null
  for (const one of day.devices) day.complaints.push(...(await i9Accounting(one)))
  day.complaints.push(...(await i6Monotone(device)))
}

/** One line of a script, without what does not happen in it. */
export function inWords({ what, device, tab, pick, other, isOnline, fault, meanwhile, cut }: Step): string {
  const more = [
    isOnline && 'online',
    fault &&
      `${fault.call} ${fault.nth + 1}: ${fault.kind}${fault.kind.startsWith('statement') || fault.kind === 'deadlock' ? ` ${fault.statement}` : ''}`,
    meanwhile && `meanwhile: ${meanwhile.what} (${meanwhile.pick}, ${meanwhile.other})`,
    cut && `${cut.kind} ${cut.left}`,
  ]
  return [`Station ${device + 1}${tab ? ', second tab' : ''}: ${what} (${pick}, ${other})`, ...more.filter(Boolean)].join('; ')
}

/** So long a day that went wrong is made smaller. */
const MOST_SHRINKING_MS = 90_000

export type ModelReport = { seed: number; runs: number; steps: number; violations: string[]; path: string | null; script: Script | null }
type Wanted = { runs: number; seed: number; path?: string | undefined; shrink?: boolean; often?: Often; onRun?: (run: number) => void }

/** Days from a seed, until one goes wrong. `path` begins at one that did. */
export async function runModel(server: RampServer, { runs, seed, path, shrink = true, often, onRun }: Wanted): Promise<ModelReport> {
  let steps = 0
  let run = 0
  const property = fc.asyncProperty(aDay(often), async (script) => {
    onRun?.(++run)
    steps += script.steps.length
    const violations = await liveThrough(server, script)
    if (violations.length) throw new Error(violations.slice(0, 12).join('\n'))
  })
  const details = await fc.check(property, { numRuns: runs, seed, endOnFailure: true, ...(path && { path }) })
  const report = { seed, runs: details.numRuns, steps, path: details.counterexamplePath }
  if (!details.failed || !details.counterexample) return { ...report, violations: [], script: null }
  const { name, message, stack = message } = details.errorInstance as Error
  const isInvariant = /^[IP]\d/.test(message)
  // What no invariant says is a failure of the proof or of the product: where it comes from is said too.
  const violations = [isInvariant ? message : stack]
  const [script] = details.counterexample
  if (!shrink) return { ...report, violations, script }
  const live = (smaller: Script) => liveThrough(server, smaller).catch((error: Error) => [error.name, error.stack ?? ''])
  const kind = isInvariant ? kindOf([message]) : name
  const smaller = await makeSmaller(script, live, { kind, until: Date.now() + MOST_SHRINKING_MS })
  const again = await live(smaller)
  return { ...report, violations: again.length ? [again.slice(0, 12).join('\n')] : violations, script: again.length ? smaller : script }
}
