import { directorSettings, directorSettingsCalls } from '@ramplight/contract/people/director-settings'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { readStored, writeStored } from '@ramplight/ui/values/stored-state'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#platform/call.ts'
import { queryOf } from '#platform/query.ts'
import { useAction } from '#platform/use-action.ts'
import { useSession } from '#platform/use-session.ts'
import type { Times } from './moments.ts'

/**
 * When the director of a tournament checks boats in; without a network as this device last heard. `save`: null without a network, and
 * for helpers, who only read the settings of their director.
 */
export function useCheckInTimes({ director }: Pick<Tournament, 'director'>) {
  const key = `rl-check-in-times-${director}`
  const { data } = useQuery({ ...queryOf(directorSettingsCalls.byUser, { params: { id: director } }), retry: false })
  const isTheirs = useSession()?.user._id === director
  const heard = data?.optionalCheckInTimes
  useEffect(() => {
    if (heard) writeStored(key, heard)
  }, [key, heard])
  const saving = useAction({
    work: (times: Partial<Times>) =>
      call(directorSettingsCalls.update, { params: { id: data!._id }, body: { optionalCheckInTimes: times } }),
  })
  const times = heard ?? readStored<Times>(key) ?? directorSettings.starts.optionalCheckInTimes
  return { times, save: data && isTheirs ? saving.run : null, saving: saving.running }
}
