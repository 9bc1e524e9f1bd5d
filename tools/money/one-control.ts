/**
 * Lives through money days without one safeguard, in a process of its own, until a day goes wrong.
 *   node one-control.ts <name> <most days> <seed> [<file with the days>], with the database in CONTROL_DATABASE
 * Days of a file are lived through in the place of those that we have told.
 */
import { readFileSync } from 'node:fs'
import type { MoneyStep } from '../../apps/server/src/features/payments/stripe/testing/money-steps.ts'
import { connectDatabase } from '../../apps/server/src/platform/database/database.ts'
import { takeOut, takeOutOfDatabase } from '../../apps/sync-test/src/controls/take-out.ts'
import { MONEY_CONTROLS, type MoneyControl } from './controls.ts'

/** `wrong`: what was wrong with the first day that went wrong, which is `day`. */
export type Caught = { days: number; steps: number; wrong: string[]; day: readonly MoneyStep[] | null; ms: number }

const [name = '', runs, seed, file] = process.argv.slice(2)
const control: MoneyControl = MONEY_CONTROLS[name] ?? { without: '', patches: [] }
const areAllOut = takeOut(control)
const connection = JSON.parse(process.env.CONTROL_DATABASE!)
const database = connectDatabase(connection, () => {})
await takeOutOfDatabase(database.pool, control)
const { aMoneyLake, liveThroughDays } = await import('../../apps/server/src/features/payments/stripe/testing/live-through-days.ts')
const { noFiles } = await import('./no-files.ts')
const lake = await aMoneyLake({ database: { ...database, connection }, files: noFiles })
areAllOut()
const from = Date.now()
const first: MoneyStep[][] | undefined = file && JSON.parse(readFileSync(file, 'utf8'))
const asked = { runs: Number(runs), seed: Number(seed), shrink: false, often: control.often, first }
const { days, steps, wrong, day } = await liveThroughDays(lake, asked)
console.log(JSON.stringify({ days, steps, wrong, day, ms: Date.now() - from } satisfies Caught))
// Without a safeguard somebody may still wait for something: nobody waits for them.
process.exit()
