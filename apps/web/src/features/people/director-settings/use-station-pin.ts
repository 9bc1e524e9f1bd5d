import { canCheckPins, pinMatches } from '@ramplight/contract/people/station-pin'
import { noteStored, readStored } from '@ramplight/ui/values/stored-state'
import { secondsToWait, waitMsAfter } from '#platform/wrong-tries.ts'
import { useDirectorSettings } from './use-director-settings.ts'

export type PinAnswer = { kind: 'right' } | { kind: 'wrong' } | { kind: 'wait'; seconds: number }
type Tries = { tries: number; waitUntil: number }
const NONE: Tries = { tries: 0, waitUntil: 0 }

export type StationPin = {
  /** Whether stations of this director ask for a PIN. Without https a browser cannot check one, so that none is asked for. */
  isSet: boolean
  /** Whether a station that nobody touches locks. */
  locks: boolean
  ask: (pin: string, now?: number) => Promise<PinAnswer>
}

/** The PIN of a director's stations, checked on this device: at the ramp there is nobody to ask. */
export function useStationPin(director: string): StationPin {
  const { stationPinCheck: check, stationLock } = useDirectorSettings(director).settings
  const isSet = check !== null && canCheckPins()
  const key = `rl-station-pin-tries-${director}`
  return {
    isSet,
    locks: isSet && stationLock,
    ask: async (pin, now = Date.now()) => {
      const { tries, waitUntil } = readStored<Tries>(key) ?? NONE
      const seconds = secondsToWait(waitUntil, now)
      if (seconds > 0) return { kind: 'wait', seconds }
      if (check === null || (await pinMatches(check, pin))) {
        noteStored(key, null)
        return { kind: 'right' }
      }
      const wait = waitMsAfter(tries + 1)
      noteStored(key, { tries: tries + 1, waitUntil: wait && now + wait } satisfies Tries)
      return { kind: 'wrong' }
    },
  }
}
