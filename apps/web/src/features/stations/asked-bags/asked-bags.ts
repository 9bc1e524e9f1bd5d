import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { newBag } from '@ramplight/domain/weigh-in/bag'
import { readStored, writeStored } from '@ramplight/ui/values/stored-state'
import { rememberWeighIn } from '#features/weigh-in/weigh-ins/index.ts'
import { setAsking } from '#platform/asking.ts'
import { callServer } from '#platform/call-server.ts'
import { refresh } from '#platform/refresh.ts'
import { currentSession, onSessionChange } from '#platform/session.ts'
import { typedAgainReason, undoneReason } from '../kept-bags/undo-reason.ts'
import type { WeighInServer } from './ask-bag.ts'
import type { AskedBag } from './asked-bag.ts'
import { createAsking } from './asking.ts'

const KEY = 'rl-asked-bags'
/** One question on one bar of signal; then it is asked again. */
const ANSWER_WITHIN_MS = 8000

/** Our server, as it is asked about one bag. */
export const weighInServer: WeighInServer = {
  weigh: (body) => callServer(weighInCalls.create, { body, timeoutMs: ANSWER_WITHIN_MS }),
  correct: ({ _id, raw, station, at, reason, ...rest }, rev) =>
    callServer(weighInCalls.update, {
      params: { id: _id },
      body: { ...newBag(rest), raw, station, at, _rev: rev, reason: reason ?? typedAgainReason() },
      timeoutMs: ANSWER_WITHIN_MS,
    }),
  strike: (id) => callServer(weighInCalls.voidWeighIn, { params: { id }, body: { reason: undoneReason() }, timeoutMs: ANSWER_WITHIN_MS }),
}

/** What this page asks about. */
export const asking = createAsking({
  server: weighInServer,
  stored: { read: () => readStored<AskedBag[]>(KEY), write: (bags) => writeStored(KEY, bags) },
  me: () => currentSession()?.user._id,
  after: (ms, work) => {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
  onKnown: (outcome) => {
    if (outcome.is === 'here') rememberWeighIn(outcome.weighIn.tournament, outcome.weighIn)
    void refresh('weigh-ins')
  },
  onCount: setAsking,
})

export const { askedBags, onAskedBags, isAsked, askNow, askAgain, forgetAsked } = asking

/** Goes on asking for whoever is signed in, until the way back is called. */
export function keepAsking(): () => void {
  const now = asking.wake
  const seen = () => document.visibilityState === 'visible' && now()
  const elsewhere = ({ key }: StorageEvent) => key === KEY && asking.reread()
  const unheed = onSessionChange(now)
  // A bag that is in this page alone is gone with it.
  const leaving = (event: BeforeUnloadEvent) => !asking.isKept() && event.preventDefault()
  window.addEventListener('beforeunload', leaving)
  window.addEventListener('online', now)
  window.addEventListener('storage', elsewhere)
  document.addEventListener('visibilitychange', seen)
  now()
  return () => {
    asking.rest()
    unheed()
    window.removeEventListener('beforeunload', leaving)
    window.removeEventListener('online', now)
    window.removeEventListener('storage', elsewhere)
    document.removeEventListener('visibilitychange', seen)
  }
}
