import type { Day, DayDevice } from './a-day.ts'
import { addWalkUp, checkIn, setNumber } from './entries.ts'
import { correct, strike } from './log.ts'
import { decide, wayOf } from './refused.ts'
import { atScale, putOnScale, save, undo } from './scale.ts'
import type { DeedName, Step } from './script.ts'
import { signInIfAsked } from './sign-in.ts'
import { keepSignal, setSignal } from './signal.ts'

/** Does it on the screens, and answers with what happened in a plain sentence. */
type Deed = (day: Day, device: DayDevice, step: Step) => Promise<string>

/** One bag of so many is taken back at once. */
const UNDONE_OF = 6

export const DEEDS: Record<DeedName, Deed> = {
  weigh: async (day, device, { a, b }) => {
    const bag = await putOnScale(day, device, a, b)
    if (!bag) return 'nobody waits to weigh'
    day.bags.push(bag)
    const word = await save(device)
    bag.said = 'saved'
    if (word !== 'not taken' && b % UNDONE_OF === 0) return `${bag.crew} weigh ${bag.typed}, and ${await undo(device, bag)}`
    const decided = word === 'not taken' ? `; ${await decide(day, device, wayOf(b))}` : ''
    return `${bag.crew} weigh ${bag.typed}; the screen says: ${word}${decided}`
  },

  'signal-changes': async (_, device, { a }) => {
    if (device.signal !== 'good') {
      await setSignal(device, 'good')
      return (await signInIfAsked(device)) ? 'the signal is back, and it asks for the password' : 'the signal is back'
    }
    const signal = a % 2 ? 'gone' : 'silent'
    await setSignal(device, signal)
    return signal === 'gone' ? 'the signal is gone' : 'there are bars, but nobody answers'
  },

  reload: async (_, { tab }) => {
    await tab.reload()
    return 'the page is loaded anew'
  },

  'second-tab': async (day, device, { a }) => {
    const before = device.tab
    device.tab = await device.station.context().newPage()
    await atScale(day, device)
    if (a % 2) await before.close()
    return a % 2 ? 'another tab is opened, and the first one closed' : 'another tab is opened beside the first one'
  },

  'browser-dies': async (day, device) => {
    await device.station.kill()
    device.wasKilled = true
    device.tab = await device.station.open()
    await keepSignal(device)
    await atScale(day, device)
    return 'the browser is killed and opened again'
  },

  correct: (day, device, { a, b }) => correct(day, device, a, b),
  void: (day, device, { a }) => strike(day, device, a),
  'walk-up': (day, device, { a, b }) => addWalkUp(day, device, a, b),
  'check-in': (day, device, { a }) => checkIn(day, device, a),
  number: (day, device, { a, b }) => setNumber(day, device, a, b),

  wait: async (_, { tab }, { a }) => {
    const ms = 500 + (a % 2000)
    await tab.waitForTimeout(ms)
    return `nothing happens for ${(ms / 1000).toFixed(1)} s`
  },
}
