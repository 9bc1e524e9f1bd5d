/**
 * Lives through days without one safeguard, in a process of its own, until a day goes wrong.
 *   node one-control.ts <name> <most days> <seed>, with the database in CONTROL_DATABASE
 */
import { connectDatabase } from '../../../server/src/platform/database/database.ts'
import type { Control } from './control.ts'
import { CONTROLS } from './controls.ts'
import { takeOut, takeOutOfDatabase } from './take-out.ts'

export type Caught = { days: number; steps: number; violation: string | null; ms: number }

const [name = '', runs, seed] = process.argv.slice(2)
const control: Control = CONTROLS[name] ?? { without: '', patches: [] }
const areAllOut = takeOut(control)
const database = connectDatabase(JSON.parse(process.env.CONTROL_DATABASE!), () => {})
await takeOutOfDatabase(database.pool, control)
const { rampServer } = await import('../model/ramp-server.ts')
const { runModel } = await import('../model/run-model.ts')
const { makeWorld } = await import('../model/world.ts')
areAllOut()
const server = await rampServer(database, makeWorld())
const from = Date.now()
const report = await runModel(server, {
  runs: Number(runs),
  seed: Number(seed),
  shrink: false,
  ...(control.often && { often: control.often }),
})
const violation = report.violations[0]?.split('\n')[0] ?? null
console.log(JSON.stringify({ days: report.runs, steps: report.steps, violation, ms: Date.now() - from } satisfies Caught))
// Without a safeguard somebody may still wait for something: nobody waits for them.
process.exit()
