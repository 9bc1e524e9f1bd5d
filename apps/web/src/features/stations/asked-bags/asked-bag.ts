import type { Id } from '@ramplight/domain/kernel/ids'
import type { BagBody, DeviceBag, Refusal } from '../kept-bags/device-bags.ts'

/** What a station asks of the server about one weigh-in. Each may be asked again: the server does it once. */
export type Step = { is: 'weigh' | 'correct'; body: BagBody } | { is: 'strike' }

/**
 * A bag of a station whose device keeps no book of its own: it is asked of the server under its id until the answer is known.
 * Until then nobody says that it is saved, nor that it is not.
 */
export type AskedBag = {
  user: Id
  /** As lists show it. With a refusal the answer is known, and a person decides. */
  bag: DeviceBag
  /** What the server has not confirmed, in order. */
  steps: readonly Step[]
  /** The first step was sent and may have arrived: it stays as it is. The others nobody has heard of. */
  isSent: boolean
  /** The version of the weigh-in that our last confirmed step left; 0 before the first. A correction names it. */
  rev: number
}

const fresh = (user: Id, bag: DeviceBag, steps: readonly Step[], rev: number): AskedBag => ({ user, bag, steps, isSent: false, rev })

export const askedWeigh = (user: Id, bag: DeviceBag, body: BagBody): AskedBag => fresh(user, bag, [{ is: 'weigh', body }], 0)
/** Of a bag that the server is known to have. */
export const askedCorrection = (user: Id, bag: DeviceBag, body: BagBody, rev: number): AskedBag =>
  fresh(user, bag, [{ is: 'correct', body }], rev)
export const askedStrike = (user: Id, bag: DeviceBag, rev: number): AskedBag =>
  fresh(user, { ...bag, undone: true }, [{ is: 'strike' }], rev)

/** What may have arrived stays; the rest is ours to say anew. */
const heard = ({ steps, isSent }: AskedBag) => (isSent ? steps.slice(0, 1) : [])

/** Typed again: of a bag that may have arrived a correction, never a silent repeat. */
export function wanting(asked: AskedBag, bag: DeviceBag, body: BagBody): AskedBag {
  const before = heard(asked)
  const isNew = asked.rev === 0 && before.length === 0
  return { ...asked, bag, steps: [...before, { is: isNew ? 'weigh' : 'correct', body }] }
}

/** Thrown away: what may have arrived is struck out. Null: nobody has heard of it. */
export function thrownAway(asked: AskedBag): AskedBag | null {
  const before = heard(asked)
  if (asked.rev === 0 && before.length === 0) return null
  return { ...asked, bag: { ...asked.bag, refusal: null, undone: true }, steps: [...before, { is: 'strike' }] }
}

/** The server has done the first step. */
export const confirmed = (asked: AskedBag, rev: number): AskedBag => ({ ...asked, steps: asked.steps.slice(1), isSent: false, rev })

/** The answer is no: the steps stay, should a person ask again. */
export const refusedBy = (asked: AskedBag, refusal: Refusal, kind: DeviceBag['kind']): AskedBag => ({
  ...asked,
  isSent: false,
  bag: { ...asked.bag, kind, refusal, undone: false },
})

/** Once more, with something else said of it. */
export function askedAgain(asked: AskedBag, change: Partial<BagBody> = {}): AskedBag {
  const steps = asked.steps.map((step) => (step.is === 'strike' ? step : { ...step, body: { ...step.body, ...change } }))
  return {
    ...asked,
    steps,
    bag: { ...asked.bag, refusal: null, body: { ...asked.bag.body, additional: change.additional ?? asked.bag.body.additional } },
  }
}
