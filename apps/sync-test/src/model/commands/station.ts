import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import type { TrashRow } from '@ramplight/sync/types'
import { oneMoreOf } from '../../../../web/src/features/stations/kept-bags/decide-bag.ts'
import { type DeviceBag, deviceBags } from '../../../../web/src/features/stations/kept-bags/device-bags.ts'
import { undoBag } from '../../../../web/src/features/stations/scale/save-bag.ts'
import { typedAgain } from '../../../../web/src/features/stations/scale/typed-again.ts'
import { newSession } from '../../../../web/src/features/stations/scale/use-bag-session.ts'
import { tell } from '../day.ts'
import { demandTrue, lineOf, type Station, save, savingOf, stationOf, typedBag } from '../saving.ts'
import { bagOf, type Weighed } from '../scale-book.ts'
import { atScreen, type Screen } from '../screens.ts'
import { act, type Commands, chosen, event, type Happening } from './command.ts'

/** At a station that shows the tournament; nothing happens at one that does not. */
const atStation = (h: Happening, work: (screen: Screen, station: Station) => Promise<void>) =>
  atScreen(h, async (screen) => {
    const station = await stationOf(h.day, screen)
    if (station) await work(screen, station)
  })

/** A bag that was refused, with what it is of. */
const atRefused = (h: Happening, work: (at: { screen: Screen; station: Station; bag: DeviceBag; weighed: Weighed }) => Promise<void>) =>
  atStation(h, async (screen, station) => {
    const refused = (await deviceBags(screen.book()!)).filter(({ kind, refusal }) => kind === 'weigh' && refusal)
    const bag = chosen(
      refused.sort((a, b) => (a.weighIn < b.weighIn ? -1 : 1)),
      h.step.pick,
    )
    const weighed = bag && bagOf(h.day.scale, bag.weighIn)
    if (weighed) tell(h.day, 'a refused bag is decided about')
    if (weighed) await work({ screen, station, bag, weighed })
  })

type AtScale = { screen: Screen; station: Station; entry: Station['entries'][number] }

/** A boat is picked, its weight is typed, and Save is pressed. */
export async function weighBoat({ day, step }: Happening, { screen, station, entry }: AtScale): Promise<void> {
  const today = step.other % station.tournament.tournamentDates.length
  const session = newSession({ entry: entry._id, day: today, bag: typedBag(station, step.other) })
  const weighed: Weighed = { where: screen.where, entry: entry._id, day: today, ids: [], word: 'asking', isGivenUp: false }
  day.scale.bags.push(weighed)
  await save(day, screen, savingOf(day, screen, station, session, entry), weighed)
}

const isOfScale = ({ day }: Happening, id: string) => bagOf(day.scale, id)

export const stationCommands: Commands = {
  'weigh at the station': act(14, (h) =>
    atStation(h, async (screen, station) => {
      const entry = chosen(station.entries, h.step.pick)
      if (entry) await weighBoat(h, { screen, station, entry })
    }),
  ),
  /** Opened, and left again: it stays where it was. Or typed anew and saved in its place. */
  'change a refused bag': act(4, (h) =>
    atRefused(h, async ({ screen, station, bag, weighed }) => {
      const { day, step } = h
      const entry = station.entries.find(({ _id }) => _id === bag.body.entry)
      const session = typedAgain(bag, station)
      if (step.other % 3 === 0 || !entry) return demandTrue(day, screen, { ...weighed, word: 'refused' })
      await save(
        day,
        screen,
        savingOf(day, screen, station, { ...session, bag: typedBag(station, step.other, session.bag) }, entry),
        weighed,
      )
    }),
  ),
  'one more bag of a refused one': act(1.5, (h) =>
    atRefused(h, async ({ screen, bag, weighed }) => {
      const { body, replaces, waitMs } = oneMoreOf(bag)
      weighed.ids.push(body._id)
      await screen.call(weighInCalls.create, { body, replaces, waitMs }).then(
        () => {
          weighed.word = 'device'
        },
        // It stays where it was.
        () => void weighed.ids.pop(),
      )
    }),
  ),
  'throw a refused bag away': act(2, (h) =>
    atRefused(h, async ({ screen, bag, weighed }) => {
      weighed.isGivenUp = true
      await screen.book()!.local.engine.discard(bag.opId!)
    }),
  ),
  'bring a bag back from the trash': act(2, (h) =>
    atScreen(h, async ({ book }) => {
      const { db, local } = book()!
      const rows = (await db.table('trash').toArray()) as TrashRow[]
      const trashed = rows.flatMap(({ tbl, id, given = [] }) =>
        given.filter(({ why, kind }) => why !== 'told' && kind === 'event').map(({ givenUpAt }) => ({ tbl, id, at: givenUpAt })),
      )
      const one = chosen(
        trashed.filter(({ id }) => isOfScale(h, id)),
        h.step.pick,
      )
      if (!one) return
      const weighed = bagOf(h.day.scale, one.id)!
      await local.engine.bringBack(one)
      h.day.said.restored.add(one.id)
      tell(h.day, 'a bag comes back from the trash')
      if (weighed.isGivenUp) Object.assign(weighed, { isGivenUp: false, ids: [...weighed.ids.filter((id) => id !== one.id), one.id] })
      else h.day.scale.bags.push({ ...weighed, ids: [one.id] })
    }),
  ),
  /** UNDO of the bag that was saved last on this device. */
  'take the last bag back': act(3, (h) =>
    atStation(h, async (screen, station) => {
      const weighed = h.day.scale.bags.findLast(({ where }) => where === screen.where)
      if (!weighed || weighed.isGivenUp || !['server', 'device'].includes(weighed.word)) return
      const id = weighed.ids.at(-1)!
      const pending = await deviceBags(screen.book()!)
      const entry = station.entries.find(({ _id }) => _id === weighed.entry)
      const own = pending.find(({ weighIn }) => weighIn === id)
      if (own?.refusal || !entry) return
      // What is thrown is told as "still saved".
      await undoBag({ id, bag: own ?? lineOf(station, weighed, entry) }, { saved: [], pending }, screen).then(
        () => {
          weighed.isGivenUp = true
          tell(h.day, 'a bag is taken back')
        },
        () => {},
      )
    }),
  ),
  // Waits for what is on its way, so it is nothing that happens meanwhile.
  'the page asks again': event(1, (h) => atScreen({ ...h, step: { ...h.step, isOnline: true } }, (screen) => askAgainAt(h.day, screen))),
}

/** What a page asks about is asked again, and the screen says what it knows by then. */
export async function askAgainAt(day: Happening['day'], screen: Screen): Promise<void> {
  const { asking } = screen
  asking.reread()
  const asked = asking.askedBags().filter(({ user }) => user === screen.person.id)
  await asking.askNow()
  for (const { bag } of asked) {
    const weighed = bagOf(day.scale, bag.weighIn)
    if (weighed) await noteAsked(day, screen, weighed)
  }
}

/** What the list of asked bags says of one of them now. Of a void that was not taken the screen says so: then it counts. */
export async function noteAsked(day: Happening['day'], screen: Screen, weighed: Weighed): Promise<void> {
  const asked = screen.asking.askedBags().find(({ bag }) => weighed.ids.includes(bag.weighIn))
  if (asked?.bag.refusal && asked.bag.kind === 'void') Object.assign(weighed, { isGivenUp: false, word: 'server' })
  else if (asked) weighed.word = asked.bag.refusal ? 'refused' : 'asking'
  else if (!weighed.isGivenUp) weighed.word = 'server'
  if (!weighed.isGivenUp) await demandTrue(day, screen, weighed)
}
