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
const PROMPT = 'please-log-in'
let leaving: ReturnType<typeof setTimeout> | undefined
/** What a visitor of this device chose. A link from elsewhere chooses nothing for anybody. */
export const WISHED = 'rl-wished-interest'

/** Marks a tournament. A visitor is told to log in and led there after three seconds; it is done when they come back (1 §4). */
export function useMarkInterest() {
  const user = useSession()?.user
  const go = useGo()
  const mark = useAction({
    work: ({ tournament, type }: { tournament: string; type: Interest }) => call(calls.create, { body: { tournament, type } }),
  })
  const ask = (tournament: string, type: Interest) => {
    const back = `/tournaments/${tournament}?i=${type}&t=${tournament}`
    noteStored(WISHED, `${type} ${tournament}`)
    const asked = window.location.href
    const logIn = () => {
      clearTimeout(leaving)
      notify.dismiss(PROMPT)
      go(`/login?redirect=${encodeURIComponent(back)}`)
    }
    notify.warning(t('pleaseLogIn'), { id: PROMPT, durationMs: false, undo: { label: t('login'), onUndo: logIn, isOnlyWay: true } })
    clearTimeout(leaving)
    // Whoever closed the prompt, or went elsewhere meanwhile, stays there.
    leaving = setTimeout(() => {
      if (notify.isShown(PROMPT) && window.location.href === asked) logIn()
      else notify.dismiss(PROMPT)
    }, PROMPT_MS)
  }
  return {
    mark: (tournament: string, type: Interest) => (user ? mark.run({ tournament, type }) : ask(tournament, type)),
    marking: mark.running,
  }
}
