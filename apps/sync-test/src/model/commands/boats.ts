import type { LocalRow } from '@ramplight/sync/types'
import { rowsOn, say } from '../said.ts'
import { act, type Commands, chosenRow, type Happening } from './command.ts'

const ENTRIES = 'tournament-entries'
const FLIGHTS = 'tournament-flights'

export const boatsOn = async ({ day, device }: Happening): Promise<LocalRow[]> =>
  (await rowsOn(device, ENTRIES)).filter(({ tournament }) => tournament === day.tournament)

const change =
  (patchOf: (boat: LocalRow, happening: Happening) => Record<string, unknown> | Promise<Record<string, unknown>>) =>
  async (happening: Happening) => {
    const { day, device, step } = happening
    const boat = chosenRow(await boatsOn(happening), step.pick)
    if (boat) await say(day, device, step.tab, [{ kind: 'edit', tbl: ENTRIES, id: boat._id, patch: await patchOf(boat, happening) }])
  }
const groupsOf = ({ groups }: LocalRow) => (groups as string[] | undefined) ?? []

export const boatCommands: Commands = {
  'write a reason': act(
    6,
    change((_, { day }) => ({ disqualifiedReason: `reason ${day.fresh()}` })),
  ),
  'count credits': act(
    4,
    change((_, { day }) => ({ creditsUsed: 1000 + day.fresh() })),
  ),
  'write both': act(
    2,
    change((_, { day }) => ({ disqualifiedReason: `reason ${day.fresh()}`, creditsUsed: 1000 + day.fresh() })),
  ),
  'put in a group': act(
    4,
    change((boat, { day }) => ({ groups: [...groupsOf(boat), `group ${day.fresh()}`] })),
  ),
  'take out of a group': act(
    3,
    change((boat, { step }) => ({
      groups: groupsOf(boat).filter((_, index) => index !== step.other % Math.max(1, groupsOf(boat).length)),
    })),
  ),
  'give a boat number': act(
    4,
    change((_, { step }) => ({ boatNumber: 1 + (step.other % 6) })),
  ),
  'seat in a flight': act(
    2,
    change(async (_, { device, step }) => {
      const flight = chosenRow(await rowsOn(device, FLIGHTS), step.other)
      return flight ? { flight: flight._id } : {}
    }),
  ),
  'enter a boat': act(4, async ({ day, device, step }) => {
    const user = day.anglers[step.other % day.anglers.length]!
    const doc = { tournament: day.tournament, users: [user], disqualifiedReason: `reason ${day.fresh()}` }
    const names = (await rowsOn(device, 'users')).filter(({ _id }) => _id === user)
    // As a form does: the screens show who sits in the boat before the server has heard of it.
    const shown = { anglers: names.map(({ _id, first_name, last_name }) => ({ _id, first_name, last_name })) }
    await say(day, device, step.tab, [{ kind: 'create', tbl: ENTRIES, id: day.newId(), doc, shown }])
  }),
  'make a flight with a boat in it': act(2, async (happening) => {
    const { day, device, step } = happening
    const flight = day.newId()
    const boat = chosenRow(await boatsOn(happening), step.pick)
    const order = { tournament: day.tournament, name: `Flight ${day.fresh()}` }
    await say(day, device, step.tab, [
      { kind: 'create', tbl: FLIGHTS, id: flight, doc: order },
      ...(boat ? [{ kind: 'edit' as const, tbl: ENTRIES as 'tournament-entries', id: boat._id, patch: { flight } }] : []),
    ])
  }),
  'rename a flight': act(1, async ({ day, device, step }) => {
    const flight = chosenRow(await rowsOn(device, FLIGHTS), step.pick)
    const patch = { name: `Flight ${day.fresh()}` }
    if (flight) await say(day, device, step.tab, [{ kind: 'edit', tbl: FLIGHTS, id: flight._id, patch }])
  }),
  'take a boat out': act(2, async (happening) => {
    const { day, device, step } = happening
    const boat = chosenRow(await boatsOn(happening), step.pick)
    if (boat) await say(day, device, step.tab, [{ kind: 'delete', tbl: ENTRIES, id: boat._id }])
  }),
  /** The one that was entered last, on a device that may not have sent it yet. */
  'take the last boat out again': act(2, async (happening) => {
    const { day, device, step } = happening
    const last = day.said.created.findLast(({ device: at, tbl }) => at === device.number && tbl === ENTRIES)
    const boat = last && (await boatsOn(happening)).find(({ _id }) => _id === last.rec)
    if (boat) await say(day, device, step.tab, [{ kind: 'delete', tbl: ENTRIES, id: boat._id }])
  }),
}
