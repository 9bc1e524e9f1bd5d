import { hash24 } from '@ramplight/domain/kernel/hash24'
import { bagIdOf } from '@ramplight/domain/paper-sheet/sheet-code'
import { EMPTY_BAG } from '@ramplight/domain/weigh-in/bag'
import type { LocalRow } from '@ramplight/sync/types'
import { onDevice } from '../devices.ts'
import { rowsOn, say } from '../said.ts'
import { boatsOn } from './boats.ts'
import { act, type Commands, chosenRow, type Happening, unlessFull } from './command.ts'

const EVENTS = 'weigh-in-events'

async function append({ day, device, step }: Happening, id: string, event: Record<string, unknown>): Promise<void> {
  const at = new Date(device.clock.now()).toISOString()
  const known = { ...NOTHING_ELSE, _id: id, by: device.person.id, receivedAt: at }
  const about = { ...known, tournament: day.tournament, day: 0, at, deviceAt: at, station: `bag ${day.fresh()}` }
  await say(day, device, step.tab, [{ kind: 'event', tbl: EVENTS, id, event: { ...about, ...event } }])
}

/** What a form says of every bag, too. */
const NOTHING_ELSE = { ...EMPTY_BAG, reason: null, additional: false, raw: null }

const eventsOf = (rows: LocalRow[], weighIn: unknown) => rows.filter((row) => row.weighIn === weighIn).map(({ _id }) => _id)

const about = (kind: 'correct' | 'void') => async (happening: Happening) => {
  const { day, device, step } = happening
  const rows = (await rowsOn(device, EVENTS)).filter(({ tournament }) => tournament === day.tournament)
  const isVoid = new Set(rows.flatMap((row) => (row.kind === 'void' ? [row.weighIn] : [])))
  const bag = chosenRow(
    rows.filter((row) => row.kind === 'weigh'),
    step.pick,
  )
  // No screen corrects what it shows as void.
  if (!bag || (kind === 'correct' && isVoid.has(bag.weighIn))) return
  const known = { weighIn: bag.weighIn, entry: bag.entry, kind, reason: `because ${day.fresh()}`, after: eventsOf(rows, bag.weighIn) }
  await append(happening, day.newId(), kind === 'void' ? known : { ...known, weight: 16 + (step.other % 300), totalFish: 5 })
}

/** One page of paper, printed as often as anybody likes: its copies say different things of the same boats. */
const READ_OUNCES = [199, 242, 160]

async function readSheet(happening: Happening): Promise<void> {
  const { day, device, step } = happening
  const boat = chosenRow(await boatsOn(happening), step.pick)
  if (!boat) return
  const weight = READ_OUNCES[step.other % READ_OUNCES.length]!
  const code = { kind: { unit: 'lb-oz' as const, oneFish: false }, tournament: day.tournament, day: 0, page: 0, rows: 8, boats: '0123abcd' }
  // Until readings had ids of their own, a boat had one bag for all sheets of a day; such bags may still wait on a device.
  const isOld = step.other % 2 === 0
  const id = isOld
    ? hash24(`${day.tournament}/0/${boat._id}`)
    : bagIdOf(code, boat._id, { weight: weight * 1000, totalFish: 5, deadFishCount: 0, bigFish: null })
  // The form says that it is taken.
  if ((await rowsOn(device, EVENTS)).some((row) => row._id === id)) return
  await append(happening, id, { weighIn: id, kind: 'weigh', entry: boat._id, weight, totalFish: 5 })
}

export const scaleCommands: Commands = {
  'read a paper sheet': act(4, readSheet),
  'weigh a bag': act(7, async (happening) => {
    const { day, step } = happening
    const boat = chosenRow(await boatsOn(happening), step.pick)
    const id = day.newId()
    if (boat) await append(happening, id, { weighIn: id, kind: 'weigh', entry: boat._id, weight: 16 + (step.other % 300), totalFish: 5 })
  }),
  'correct a bag': act(3, about('correct')),
  'strike a bag out': act(1, about('void')),
  /** A finger that trembles: the same bag, under the same id, with whatever the form holds now. */
  'tap save twice': act(1, async (happening) => {
    const { day, device } = happening
    const { engine } = device.tabs[0]!
    const last = day.said.events.findLast(({ device: at, kind }) => at === device.number && kind === 'weigh')
    const row = last && (await rowsOn(device, EVENTS)).find(({ _id }) => _id === last.rec)
    if (!row) return
    const { _id, _rev, _scopes, ...event } = row
    await onDevice(day, device, () => engine.record([{ kind: 'event', tbl: EVENTS, id: _id, event }]).catch(unlessFull))
  }),
}
