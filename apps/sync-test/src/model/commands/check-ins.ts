import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { withCheckIns } from '@ramplight/domain/registration/check-in-log'
import { type CheckInChange, checkedInThen, checkInAs, checkInChange } from '@ramplight/domain/registration/check-ins'
import { stationOf } from '../saving.ts'
import { atScreen, orTold } from '../screens.ts'
import { act, type Commands, chosen, type Happening } from './command.ts'

const BACK = { kind: 'back', day: 0 } as const

/** A tap at the check-in station: which events it makes, and by which clock, is remembered where the screen said that it is saved. */
const tap = (h: Happening, isHere: boolean, changeAt: (moment: string) => CheckInChange) =>
  atScreen(h, async (screen) => {
    const { day, device, step } = h
    const station = await stationOf(day, screen)
    const entry =
      station &&
      chosen(
        station.entries.filter((boat) => (checkedInThen(boat, BACK) !== null) === isHere),
        step.pick,
      )
    if (!entry) return
    const at = day.server.world.now()
    const skew = device.clock.now() - at
    const body = changeAt(new Date(screen.now()).toISOString())
    const made = withCheckIns(entry, body, null).checkInLog ?? {}
    const ids = Object.keys(made).filter((id) => !entry.checkInLog || !Object.hasOwn(entry.checkInLog, id))
    const saved = await orTold(
      day,
      isHere ? 'a return is taken back' : 'a boat is back',
      screen.call(tournamentEntryCalls.update, { params: { id: entry._id }, body }),
    )
    if (saved) day.taps.push(...ids.map((id) => ({ id, boat: entry._id, device: device.number, at, skew, voids: made[id]!.voids ?? null })))
  })

export const checkInCommands: Commands = {
  'a boat is back': act(5, (h) => tap(h, false, (moment) => checkInChange(BACK, moment))),
  'take a return back': act(2, (h) => tap(h, true, () => checkInAs(BACK))),
}
