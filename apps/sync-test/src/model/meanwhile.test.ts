import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Step } from './commands/command.ts'
import { COMMANDS } from './commands/index.ts'
import { sunrise } from './day.ts'
import { addDevice, switchOff } from './devices.ts'
import { nothingSaid } from './said.ts'
import { testRamp } from './test-ramp.ts'

const ramp = testRamp()

/** On a busy machine an act takes a second. */
const LONGEST_MS = 20_000
/** After these there is nothing left to do something with. */
const LAST = ['finalize', 'close the day at a screen', 'delete the tournament']

const isAct = (name: string) => COMMANDS[name]!.isAct
const acts = [...Object.keys(COMMANDS).filter((name) => isAct(name) && !LAST.includes(name)), ...LAST]

test.each(['a little signal', 'a little signal, for fetching'])(
  '%s: whatever a person does while the answer is on its way, the answer comes',
  async (signal) => {
    const day = await sunrise(ramp(), nothingSaid())
    const device = await addDevice(day, day.people.ana, { page: 1000, skew: 0 })
    const happens = (what: string, meanwhile: Step['meanwhile'] = null) =>
      COMMANDS[what]!.run({
        day,
        device,
        step: { what, device: 0, tab: 0, pick: 1, other: 0, isOnline: false, fault: null, meanwhile, cut: null },
      })
    await happens('a little signal')
    await happens('set up a raffle')
    await happens('sell tickets')
    for (const act of acts) {
      await happens('take a payment')
      const hanging = setTimeout(LONGEST_MS, `${act}: somebody waits for ever`, { ref: false })
      const end = await Promise.race([happens(signal, { what: act, pick: 1, other: 1 }).then(() => 'comes'), hanging])
      expect(end).toBe('comes')
    }
    expect(day.complaints).toEqual([])
    expect(day.tally.get('a raffle is drawn')).toBe(1)
    await switchOff(device)
  },
)
