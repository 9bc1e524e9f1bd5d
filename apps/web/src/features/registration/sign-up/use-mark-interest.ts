import { notify } from '@ramplight/ui/dialogs/toasts'
import { noteStored } from '@ramplight/ui/values/stored-state'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { useGo } from '#platform/use-go.ts'
import { useSession } from '#platform/use-session.ts'
import { calls } from './sign-up.open-calls.ts'
import type { Interest } from './sign-up.queries.ts'
import { t } from './sign-up.texts.ts'

const PROMPT_MS = 3000
/** What a visitor of this device chose. A link from elsewhere chooses nothing for anybody. */
export const WISHED = 'rl-wished-interest'

/** Marks a tournament. A visitor is asked to sign in, and it is done when they come back (1 §4). */
export function useMarkInterest() {
  const user = useSession()?.user
  const go = useGo()
  const mark = useAction({
    work: ({ tournament, type }: { tournament: string; type: Interest }) => call(calls.create, { body: { tournament, type } }),
  })
  const ask = (tournament: string, type: Interest) => {
    const back = `/tournaments/${tournament}?i=${type}&t=${tournament}`
    noteStored(WISHED, `${type} ${tournament}`)
    const onUndo = () => go(`/login?redirect=${encodeURIComponent(back)}`)
    notify.warning(t('pleaseLogIn'), { id: 'please-log-in', durationMs: PROMPT_MS, undo: { label: t('login'), onUndo, isOnlyWay: true } })
  }
  return {
    mark: (tournament: string, type: Interest) => (user ? mark.run({ tournament, type }) : ask(tournament, type)),
    marking: mark.running,
  }
}
