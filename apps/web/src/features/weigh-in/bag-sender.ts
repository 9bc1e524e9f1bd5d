import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { readStored, writeStored } from '@ramplight/ui/stored-state'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { type PendingBag, type PendingBags, pendingBags, type Sent } from './pending-bags.ts'
import { rememberWeighIn, weightsChanged } from './weigh-ins/weigh-ins.queries.ts'

const KEY = 'rl-pending-bags'
const RETRY_MS = 5000
export const UNDONE_REASON = 'undone at the station'
const SESSION_OVER = 401
const ASKED_TO_WAIT = 429
const CANNOT_ANSWER = 500

async function send(bag: PendingBag): Promise<Sent> {
  try {
    const saved = await call(weighInCalls.create, { body: bag.body })
    if (!bag.undone || saved.voided) return { kind: 'saved', weighIn: saved }
    return { kind: 'saved', weighIn: await call(weighInCalls.voidWeighIn, { params: { id: saved._id }, body: { reason: UNDONE_REASON } }) }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const sent = sentOf(error)
    // What it was refused for may have happened at another station just now.
    if (sent.kind === 'refused') void weightsChanged()
    return sent
  }
}

/** What an error means for a bag. Too many requests at once, as after hours without a network, is no word about the bag. */
export function sentOf({ status, isOffline, code, message, details }: CallError): Sent {
  if (status === SESSION_OVER) return { kind: 'signed-out' }
  if (isOffline || status === ASKED_TO_WAIT || status >= CANNOT_ANSWER) return { kind: 'unreachable' }
  return { kind: 'refused', refusal: { code, message, details } }
}

/** The bags of this device, whatever tournament they belong to. */
export const bagsOnDevice: PendingBags = pendingBags(
  { read: () => readStored<PendingBag[]>(KEY) ?? [], write: (bags) => writeStored(KEY, bags) },
  send,
  (bag, weighIn) => {
    if (weighIn) rememberWeighIn(bag.tournament, weighIn)
    void weightsChanged()
  },
)

const hasWaiting = () => bagsOnDevice.list().some(({ refusal }) => !refusal)
const tryAgain = () => {
  if (hasWaiting() && navigator.onLine) void bagsOnDevice.flush()
}

let keepers = 0
let timer: ReturnType<typeof setInterval> | undefined

/** While a station is open its bags go out by themselves: at once, when the network comes back, and every few seconds. */
export function startSending(): () => void {
  keepers++
  if (keepers === 1) {
    window.addEventListener('online', tryAgain)
    document.addEventListener('visibilitychange', tryAgain)
    timer = setInterval(tryAgain, RETRY_MS)
  }
  tryAgain()
  return () => {
    keepers--
    if (keepers > 0) return
    window.removeEventListener('online', tryAgain)
    document.removeEventListener('visibilitychange', tryAgain)
    clearInterval(timer)
  }
}
