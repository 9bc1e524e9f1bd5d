import { notify } from '@ramplight/ui/dialogs/toasts'
import { noteStored, readStored } from '@ramplight/ui/values/stored-state'
import { useEffect, useRef } from 'react'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { useSession } from '#platform/use-session.ts'
import { calls } from './sign-up.open-calls.ts'
import { t as words } from './sign-up.texts.ts'
import { WISHED } from './use-mark-interest.ts'

/** `?i=interested&t=…`: what a visitor chose before they signed in is done now, once (`search.replay`); never by the address alone. */
export function useReplayedInterest({ i, t }: { i?: unknown; t?: unknown }): void {
  const isSignedIn = useSession() !== null
  const done = useRef(false)
  const { run } = useAction({
    work: (of: { tournament: string; type: 'interested' | 'going' }) => call(calls.create, { body: of }),
    onDone: (_, { type }) => notify.success(words(type === 'going' ? 'youreGoing' : 'youreInterested')),
    // Another page that is opened again, or the way back, does it no second time.
    onEnd: () => window.history.replaceState(window.history.state, '', window.location.pathname),
  })
  useEffect(() => {
    if (!isSignedIn || done.current || (i !== 'interested' && i !== 'going') || typeof t !== 'string') return
    const wished = readStored<string>(WISHED)
    noteStored(WISHED, null)
    if (wished !== `${i} ${t}`) return
    done.current = true
    run({ tournament: t, type: i })
  }, [isSignedIn, i, t, run])
}
