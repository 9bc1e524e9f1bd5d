import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { useStoredState } from '@ramplight/ui/values/stored-state'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#platform/call.ts'
import { CallError, messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import type { QrBody } from './typed-team.ts'

/** What this phone keeps of a pre-registration: until it is sent, and then its number. */
export type KeptTeam =
  | { state: 'waiting'; body: QrBody }
  | { state: 'refused'; body: QrBody; message: string }
  /** `inLine`: the place on the waiting list; nothing for who is in, and on a phone that kept it before there was such a list. */
  | { state: 'in'; body: QrBody; number: number; inLine?: number | null }

const EVERY_MS = 15_000

/** Nobody has said no: there was no network, no answer, or too many asked at once. Null: somebody has. */
function undecided(error: unknown): 'no-answer' | 'busy' | null {
  if (!(error instanceof CallError)) return null
  if (error.status === 429) return 'busy'
  return error.status === 0 || error.status >= 500 ? 'no-answer' : null
}

/**
 * A pre-registration is kept on the phone before it is sent, and is sent again under the same id until the server has said yes or no:
 * with the next signal, every few seconds while the page is open, and when it is opened again after a closed tab.
 */
export function useKeptTeam(tournament: string) {
  const [kept, keep] = useStoredState<KeptTeam | null>(`rl-pre-register-${tournament}`, null)
  const [failed, setFailed] = useState<'no-answer' | 'busy' | null>(null)
  const sending = useAction({
    // No answer is no refusal: what to do about it says this page, and no toast.
    work: (body: QrBody) =>
      call(preRegistrationCalls.qrRegister, { body }).catch((error: unknown) => {
        const why = undecided(error)
        if (why === null) throw error
        return why
      }),
    onDone: (sent, body) => {
      setFailed(typeof sent === 'string' ? sent : null)
      if (typeof sent !== 'string') keep({ state: 'in', body, number: sent.number, inLine: sent.inLine })
    },
    onRefused: (error, body) => keep({ state: 'refused', body, message: messageOfError(error) }),
  })
  const again = useEffectEvent(() => {
    if (kept?.state === 'waiting' && !sending.running) sending.run(kept.body)
  })
  const isWaiting = kept?.state === 'waiting'
  useEffect(() => {
    if (!isWaiting) return
    again()
    const timer = setInterval(() => again(), EVERY_MS)
    const wake = () => again()
    window.addEventListener('online', wake)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', wake)
    }
  }, [isWaiting])
  return {
    kept,
    sending: sending.running,
    /** It was tried, and nobody has answered yet. */
    failed,
    tryNow: () => kept?.state === 'waiting' && sending.run(kept.body),
    send: (body: QrBody) => keep({ state: 'waiting', body }),
    change: () => kept?.state === 'waiting' && keep({ state: 'refused', body: kept.body, message: '' }),
    forget: () => keep(null),
  }
}
