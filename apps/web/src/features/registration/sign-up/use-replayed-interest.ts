import { tournamentInteractionCalls as calls } from '@ramplight/contract/tournaments/tournament-interactions'
import { useEffect, useRef } from 'react'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { useSession } from '#platform/use-session.ts'

/** `?i=interested&t=…`: what a visitor chose before they signed in is done now, once (`search.replay`). */
export function useReplayedInterest({ i, t }: { i?: unknown; t?: unknown }): void {
  const isSignedIn = useSession() !== null
  const done = useRef(false)
  const { run } = useAction({
    work: (of: { tournament: string; type: 'interested' | 'going' }) => call(calls.create, { body: of }),
    // Another page that is opened again, or the way back, does it no second time.
    onEnd: () => window.history.replaceState(window.history.state, '', window.location.pathname),
  })
  useEffect(() => {
    if (!isSignedIn || done.current || (i !== 'interested' && i !== 'going') || typeof t !== 'string') return
    done.current = true
    run({ tournament: t, type: i })
  }, [isSignedIn, i, t, run])
}
