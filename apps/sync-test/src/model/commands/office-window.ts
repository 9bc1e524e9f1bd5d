import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { undoBag } from '../../../../web/src/features/stations/scale/save-bag.ts'
import { newSession } from '../../../../web/src/features/stations/scale/use-bag-session.ts'
import { unitOf } from '../../../../web/src/platform/values/typed-weight.ts'
import type { Window } from '../at-the-ramp.ts'
import { lineOf, type Station, save, savingOf, typedBag } from '../saving.ts'
import type { Weighed } from '../scale-book.ts'
import { orTold, type Screen } from '../screens.ts'
import { atWindow, reloadWindow } from '../windows.ts'
import { act, type Commands, chosen, event, type Happening } from './command.ts'
import { askAgainAt, noteAsked, weighBoat } from './station.ts'

const windowOf = ({ day, step }: Happening): Window | undefined => day.windows[step.device % day.windows.length]

const atOffice = (h: Happening, work: (screen: Screen, window: Window) => Promise<unknown>) => {
  const window = windowOf(h)
  return window ? atWindow(h.day, window, h.step, (screen) => work(screen, window)) : Promise.resolve()
}

/** As the server last showed it. */
const shownIn = ({ seen }: Window): Station | null => seen && { ...seen, unit: unitOf(seen.tournament.settings.weight) }

/** The last bag of this window of which something can be said. */
const lastOf = ({ day }: Happening, { where }: Window): Weighed | undefined =>
  day.scale.bags.findLast((bag) => bag.where === where && !bag.isGivenUp && ['server', 'asking'].includes(bag.word))

async function look({ day }: Happening, { call }: Screen, window: Window): Promise<void> {
  const { tournament } = day
  const [event, entries, saved] = await Promise.all([
    call(tournamentCalls.get, { params: { id: tournament } }),
    call(tournamentEntryCalls.search, { body: { tournament } }),
    call(weighInCalls.search, { body: { tournament } }),
  ])
  window.seen = { tournament: event, entries: [...entries].sort((a, b) => (a._id < b._id ? -1 : 1)), saved }
}

/** Sam, the system admin, sits at a browser that keeps no book: everything is asked of the server. */
export const officeWindowCommands: Commands = {
  'the office looks': act(3, (h) => atOffice(h, (screen, window) => look(h, screen, window).catch(() => {}))),
  'the office weighs a bag': act(6, (h) =>
    atOffice(h, async (screen, window) => {
      if (!window.seen) await look(h, screen, window).catch(() => {})
      const station = shownIn(window)
      const entry = station && chosen(station.entries, h.step.pick)
      if (entry) await weighBoat(h, { screen, station, entry })
    }),
  ),
  /** A bag that is asked about, with another weight under the same id. */
  'the office types it again': act(2.5, (h) =>
    atOffice(h, async (screen, window) => {
      const [station, weighed] = [shownIn(window), lastOf(h, window)]
      const id = weighed?.ids.at(-1)
      const entry = station?.entries.find(({ _id }) => _id === weighed?.entry)
      if (!station || !weighed || !id || !entry || !screen.asking.isAsked(id)) return
      const session = { ...newSession({ entry: entry._id, day: weighed.day, bag: typedBag(station, h.step.other) }), id }
      await save(h.day, screen, savingOf(h.day, screen, station, session, entry), weighed, {
        known: window.seen?.saved.find(({ _id }) => _id === id),
      })
    }),
  ),
  'the office takes it back': act(2.5, (h) =>
    atOffice(h, async (screen, window) => {
      const [station, weighed] = [shownIn(window), lastOf(h, window)]
      const id = weighed?.ids.at(-1)
      const entry = station?.entries.find(({ _id }) => _id === weighed?.entry)
      if (!station || !weighed || !id || !entry) return
      weighed.isGivenUp = true
      if (screen.asking.isAsked(id)) {
        screen.asking.throwAsked(id)
        await screen.asking.askNow()
        return noteAsked(h.day, screen, weighed)
      }
      const bag = lineOf(station, weighed, entry)
      await undoBag({ id, bag }, { saved: window.seen!.saved, pending: [] }, screen)
      await screen.asking.askNow()
      await noteAsked(h.day, screen, weighed)
    }),
  ),
  /** What stations say of it from now on is refused there, and waits for them. */
  'the office takes a boat out': act(3, (h) =>
    atOffice({ ...h, step: { ...h.step, isOnline: true } }, async (screen, window) => {
      const { day, step } = h
      const entry = chosen(window.seen?.entries ?? [], step.pick)
      if (!entry) return
      const done = await orTold(day, 'the office takes a boat out', screen.call(tournamentEntryCalls.remove, { params: { id: entry._id } }))
      const told = { device: screen.number, tbl: 'tournament-entries' as const, rec: entry._id, opId: null, isSure: done !== null }
      day.said.deleted.push({ ...told, n: ++day.said.count })
    }),
  ),
  'the office asks again': act(2, (h) => atOffice({ ...h, step: { ...h.step, isOnline: true } }, (screen) => askAgainAt(h.day, screen))),
  'the office is reloaded': event(0.5, async (h) => {
    const window = windowOf(h)
    if (window) reloadWindow(window)
  }),
}
