import { newId } from '@ramplight/contract/kernel/new-id'
import { userCalls } from '@ramplight/contract/people/users'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { NEW_ENTRY, toBody } from '../../../../web/src/features/registration/tournament-entries/entry-values.ts'
import { stationOf } from '../saving.ts'
import type { WalkUp } from '../scale-book.ts'
import { atScreen, orTold, type Screen } from '../screens.ts'
import { act, type Commands, type Happening } from './command.ts'
import { weighBoat } from './station.ts'

/** Crews that come without having signed up. Some of them stand in line at two tables. */
const CREWS = [
  ['Jo Reyes', 'Linh Tran'],
  ['Kay Ellis', 'Ray Boone'],
  ['Tess Moss', 'Dee Vance'],
] as const

function walkUpOf({ day, step }: Happening): WalkUp {
  const names = CREWS[step.pick % CREWS.length]!
  const known = day.scale.walkUps.find((one) => one.names === names)
  if (known) return known
  const fresh: WalkUp = { names, entries: [] }
  day.scale.walkUps.push(fresh)
  return fresh
}

const named = (name: string) => {
  const [first_name = '', last_name = ''] = name.split(' ')
  return { first_name, last_name }
}

/** By *New angler* and *Add entry*, as the drawer does it: each person, then the boat. */
async function byForm({ day }: Happening, { call }: Screen, { names, entries }: WalkUp): Promise<string> {
  const anglers = []
  for (const name of names) anglers.push(await call(userCalls.create, { body: { _id: newId(), ...named(name), userType: 'Angler' } }))
  const id = newId()
  entries.push(id)
  await call(tournamentEntryCalls.create, {
    body: { _id: id, tournament: day.tournament, ...toBody({ ...NEW_ENTRY, anglers, status: 'Paid' }) },
  })
  return id
}

/** By a pasted list of one line. */
async function byList({ day }: Happening, { call }: Screen, { names, entries }: WalkUp): Promise<string> {
  const id = newId()
  entries.push(id)
  await call(tournamentEntryCalls.importEntries, {
    body: { tournament: day.tournament, entries: [{ _id: id, angler1: named(names[0]!), angler2: named(names[1]!), status: 'Paid' }] },
  })
  return id
}

/** Entered at a table, and often weighed there in the same breath. */
const walkUp = (h: Happening) => {
  const crew = walkUpOf(h)
  return atScreen(h, async (screen) => {
    const id = await orTold(h.day, 'a crew walks up', (h.step.other % 2 ? byForm : byList)(h, screen, crew))
    const station = id && h.step.pick % 2 ? await stationOf(h.day, screen) : null
    const entry = station?.entries.find(({ _id }) => _id === id)
    if (station && entry) await weighBoat(h, { screen, station, entry })
  })
}

export const walkUpCommands: Commands = { 'a crew walks up': act(9, walkUp) }
