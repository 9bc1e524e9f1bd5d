import { useStoredState } from '@ramplight/ui/values/stored-state'

export const STATION_LETTERS = ['A', 'B', 'C', 'D'] as const

/** Which station this device is; stands on every weight it saves. */
export const useStationLetter = () => useStoredState<string>('rl-station-letter', 'A')
