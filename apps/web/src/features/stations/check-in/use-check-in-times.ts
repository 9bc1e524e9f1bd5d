import { directorSettingsCalls } from '@ramplight/contract/people/director-settings'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { useDirectorSettings } from '#features/people/director-settings/index.ts'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import type { Times } from './moments.ts'

/**
 * When the director of a tournament checks boats in. `save`: null without a network, and for helpers, who only read the settings of
 * their director.
 */
export function useCheckInTimes({ director }: Pick<Tournament, 'director'>) {
  const {
    settings: { optionalCheckInTimes: times },
    query: { data },
  } = useDirectorSettings(director)
  const online = useOnline()
  const isTheirs = useSession()?.user._id === director
  const saving = useAction({
    work: (times: Partial<Times>) =>
      call(directorSettingsCalls.update, { params: { id: data!._id }, body: { optionalCheckInTimes: times } }),
  })
  return { times, save: online && data && isTheirs ? saving.run : null, saving: saving.running }
}
