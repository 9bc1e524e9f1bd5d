import { type DirectorSettings, directorSettingsCalls, directorSettings as record } from '@ramplight/contract/people/director-settings'
import { noteStored, readStored } from '@ramplight/ui/values/stored-state'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryOf } from '#platform/query.ts'

export type Times = DirectorSettings['optionalCheckInTimes']
export type Settings = Pick<
  DirectorSettings,
  'optionalCheckInTimes' | 'weightInBagRemovalDelay' | 'stationPinCheck' | 'stationLock' | 'showEmail' | 'showPhone'
>

/**
 * How the check-ins and the scales of a director run; without a network as this device last heard. `query` has what the server says:
 * without an answer of it nothing can be changed.
 */
export function useDirectorSettings(director: string) {
  const query = useQuery({ ...queryOf(directorSettingsCalls.byUser, { params: { id: director } }), retry: false })
  const { optionalCheckInTimes: times, weightInBagRemovalDelay: delay, stationPinCheck: pin, stationLock: locks } = query.data ?? {}
  const { showEmail, showPhone } = query.data ?? {}
  const settings: Settings = {
    optionalCheckInTimes: useLastHeard(`rl-check-in-times-${director}`, times) ?? record.starts.optionalCheckInTimes,
    weightInBagRemovalDelay: useLastHeard(`rl-bag-removal-${director}`, delay) ?? record.starts.weightInBagRemovalDelay,
    stationPinCheck: useLastHeard(`rl-station-pin-${director}`, pin),
    stationLock: useLastHeard(`rl-station-lock-${director}`, locks) ?? record.starts.stationLock,
    showEmail: useLastHeard(`rl-show-email-${director}`, showEmail) ?? record.starts.showEmail,
    showPhone: useLastHeard(`rl-show-phone-${director}`, showPhone) ?? record.starts.showPhone,
  }
  return { settings, query }
}

function useLastHeard<Value>(key: string, heard: Value | undefined): Value | null {
  useEffect(() => {
    if (heard !== undefined) noteStored(key, heard)
  }, [key, heard])
  // What the server says is nothing is nothing, whatever was kept before.
  return heard === undefined ? readStored<Value>(key) : heard
}
