import { directorSettings, directorSettingsCalls } from '@ramplight/contract/people/director-settings'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { readStored, writeStored } from '@ramplight/ui/values/stored-state'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryOf } from '#platform/query.ts'

/** Seconds for taking a bag off the scale, as its director has set them; without a network as this device last heard. */
export function useRemovalDelay({ director }: Pick<Tournament, 'director'>): number {
  const key = `rl-bag-removal-${director}`
  const { data } = useQuery({ ...queryOf(directorSettingsCalls.byUser, { params: { id: director } }), retry: false })
  const seconds = data?.weightInBagRemovalDelay
  useEffect(() => {
    if (seconds !== undefined) writeStored(key, seconds)
  }, [key, seconds])
  return seconds ?? readStored<number>(key) ?? directorSettings.starts.weightInBagRemovalDelay
}
