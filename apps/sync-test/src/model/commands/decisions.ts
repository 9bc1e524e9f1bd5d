import type { QuarantineRow } from '@ramplight/sync/types'
import type { Day, Device } from '../at-the-ramp.ts'
import { onDevice } from '../devices.ts'
import { json, noteSeen, SETS, stepsOf } from '../said.ts'
import { act, type Commands, chosen, type Happening, unlessFull } from './command.ts'

type Asked = { _id: string; tbl: 'tours'; rec: string; field: string; op: string; mine: unknown; theirs: unknown }

const openOn = async ({ tabs }: Device): Promise<Asked[]> =>
  ((await tabs[0]!.db.table('questions').toArray()) as Asked[]).sort((a, b) =>
    `${a.rec}${a.field}${a.op}` < `${b.rec}${b.field}${b.op}` ? -1 : 1,
  )
const refusedOn = async ({ tabs }: Device): Promise<QuarantineRow[]> =>
  ((await tabs[0]!.db.table('quarantine').toArray()) as QuarantineRow[]).sort((a, b) => (a.n ?? 0) - (b.n ?? 0))

type Again = { tbl: Asked['tbl']; rec: string; opId: string | null; isSure: boolean }

/** What a person says once more, of something that is decided. Of a list that is each name that they had put in or taken out. */
export function sayAgain({ said }: Day, device: number, again: Again, set: object, base: Record<string, unknown> = {}): void {
  for (const [path, value] of Object.entries(set)) {
    const words = SETS.has(path) ? stepsOf(path, base[path], value) : [{ does: 'set' as const, value: json(value) }]
    for (const word of words) said.sayings.push({ device, ...again, n: ++said.count, path, ...word })
    noteSeen(said, device, again.rec, path, value)
  }
}

const settle =
  (take: 'mine' | 'theirs' | 'value') =>
  async ({ day, device, step }: Happening) => {
    const asked = chosen(await openOn(device), step.pick)
    if (!asked) return
    const { engine } = device.tabs[step.tab % device.tabs.length]!
    const { _id, tbl, rec, field, mine, theirs } = asked
    const value = field === 'boatNumber' ? 7 + (step.other % 90) : field === 'creditsUsed' ? 1000 + day.fresh() : `third ${day.fresh()}`
    const isWhole = field === 'flight' || field === 'numbers'
    const choice = take === 'value' && !isWhole ? { take, value } : take === 'value' ? { take: 'theirs' as const } : { take }
    noteSeen(day.said, device.number, rec, field, theirs)
    noteSeen(day.said, device.number, rec, field, mine)
    const recorded = await onDevice(day, device, () => engine.answer(_id, choice).catch(unlessFull))
    if (recorded === null) return
    const opId = recorded === 'died' || recorded === undefined ? null : recorded.opId
    const said = { mine, value, theirs: null }[choice.take]
    // Who had the number gets the one that this boat gives up.
    if (choice.take !== 'theirs' && field === 'boatNumber') day.said.isDrawn = true
    if (choice.take !== 'theirs' && field !== 'numbers')
      sayAgain(day, device.number, { tbl, rec, opId, isSure: opId !== null }, { [field]: said })
  }

const decide =
  (how: 'retry' | 'discard' | 'restore', mayBe: (row: QuarantineRow) => boolean) =>
  async ({ day, device, step }: Happening) => {
    const refusal = chosen((await refusedOn(device)).filter(mayBe), step.pick)
    if (!refusal) return
    const { engine } = device.tabs[step.tab % device.tabs.length]!
    const { tbl, id: rec, opId, set = {}, base } = refusal
    if (how === 'restore') day.said.restored.add(rec)
    if (how === 'discard') day.said.givenUp.push({ device: device.number, rec, opId, n: day.said.count })
    const done = await onDevice(day, device, async () => engine[how](opId).catch(unlessFull))
    const again = { tbl: tbl as Asked['tbl'], rec, opId: done === 'died' ? null : (done?.opId ?? null), isSure: done !== 'died' }
    if (how !== 'discard') sayAgain(day, device.number, again, set, base)
  }

export const decisionCommands: Commands = {
  'take mine': act(1.5, settle('mine')),
  'take theirs': act(1, settle('theirs')),
  'say a third value': act(0.7, settle('value')),
  'send a refused change again': act(
    1.2,
    decide('retry', () => true),
  ),
  'give a refused change up': act(
    0.8,
    decide('discard', () => true),
  ),
  'bring a deleted record back': act(
    1.2,
    decide('restore', ({ reason, kind }) => reason === 'gone' && kind === 'up'),
  ),
}
