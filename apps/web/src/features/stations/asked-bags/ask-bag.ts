import type { WeighIn } from '@ramplight/contract/weigh-in/weigh-ins'
import { CallError } from '#platform/call-error.ts'
import type { BagBody, Refusal } from '../kept-bags/device-bags.ts'
import { type AskedBag, confirmed, refusedBy, type Step } from './asked-bag.ts'

/** What the server is asked with. Each throws `CallError`. */
export type WeighInServer = {
  weigh: (body: BagBody) => Promise<WeighIn>
  /** Replaces what the weigh-in says; `rev` is the version that is replaced. */
  correct: (body: BagBody, rev: number) => Promise<WeighIn>
  strike: (id: string) => Promise<WeighIn>
}

/** Where an asked bag lies while it is asked: a person may say something else of it meanwhile. */
export type Held = { get: () => AskedBag | undefined; set: (asked: AskedBag) => void }

/**
 * `here`: the server has it, as this says. `gone`: it counts nowhere. `refused`: a person decides. `unknown`: to be asked again.
 * `unseen`: this person may not see any more what became of it, and wants it no longer.
 */
export type Outcome = { is: 'here'; weighIn: WeighIn } | { is: 'gone' | 'refused' | 'unknown' | 'unseen' }

/** Statuses that say nothing about what was asked: the session, the time, the number of requests. */
const SAYS_NOTHING = new Set([401, 408, 425, 429])
/** Did our server refuse this very thing? Everything else leaves it unknown: what was sent may have been done. */
export const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && !SAYS_NOTHING.has(error.status)

type Said = { is: 'yes'; weighIn: WeighIn } | { is: 'no'; refusal: Refusal } | { is: 'unknown'; isBarred?: true }

const said = (answer: Promise<WeighIn>): Promise<Said> =>
  answer.then(
    (weighIn) => ({ is: 'yes', weighIn }),
    (error: unknown) =>
      isRefusal(error) ? { is: 'no', refusal: { code: error.code, message: error.message, details: error.details } } : { is: 'unknown' },
  )

/** Asks step by step until everything that was wanted of a bag is known, or somebody does not answer. */
export async function askBag(server: WeighInServer, { get, set }: Held): Promise<Outcome> {
  let weighIn: WeighIn | null = null
  for (;;) {
    const asked = get()
    const [step] = asked?.steps ?? []
    if (!asked || !step) return weighIn ? { is: 'here', weighIn } : { is: 'gone' }
    // Before it leaves: a page that is closed now must not take it for something that nobody has heard of.
    set({ ...asked, isSent: true })
    const answer = await ask(server, asked, step)
    const now = get()
    if (answer.is === 'unknown' && answer.isBarred && now?.steps.at(-1)?.is === 'strike') return { is: 'unseen' }
    if (answer.is === 'unknown' || !now) return { is: 'unknown' }
    if (answer.is === 'yes') {
      weighIn = answer.weighIn
      set(confirmed(now, revAfter(now, weighIn)))
      if (step.is === 'strike') return weighIn.voided ? { is: 'gone' } : { is: 'here', weighIn }
      continue
    }
    const next = afterNo(now, step, answer.refusal)
    if (typeof next === 'string') return { is: next }
    set(next)
    if (next.bag.refusal) return { is: 'refused' }
  }
}

function ask(server: WeighInServer, { bag, rev, isSent }: AskedBag, step: Step): Promise<Said> {
  if (step.is === 'strike') return said(server.strike(bag.weighIn))
  return step.is === 'correct' ? said(server.correct(step.body, rev)) : weigh(server, step.body, isSent)
}

/** Who lost their rights hears that there is no such tournament, whatever their first request has done. */
const BARS = new Set(['access.forbidden', 'record.not-found'])

/** A request that may have arrived before: then a no to this one says nothing of that one, unless the server would have told. */
async function weigh(server: WeighInServer, body: BagBody, mayBeThere: boolean): Promise<Said> {
  const answer = await said(server.weigh(body))
  if (answer.is !== 'no' || !mayBeThere) return answer
  if (BARS.has(answer.refusal.code)) return { is: 'unknown', isBarred: true }
  return answer
}

/** The same values once more add nothing to the log; what others added is not what we left. */
const revAfter = ({ rev }: AskedBag, weighIn: WeighIn): number => Math.min(rev + 1, weighIn._rev)

/** What is wanted after a no. A bag that was never taken can still be asked with what was typed later. */
function afterNo(asked: AskedBag, { is }: Step, refusal: Refusal): AskedBag | 'gone' | 'unseen' {
  const rest = asked.steps.slice(1)
  const last = rest.at(-1)
  if (is === 'strike') return BARS.has(refusal.code) ? 'unseen' : refusedBy(asked, refusal, 'void')
  if (!last) return refusedBy(asked, refusal, is)
  if (is === 'weigh' && last.is === 'strike') return 'gone'
  return { ...asked, isSent: false, steps: [last.is === 'strike' ? last : { is, body: last.body }] }
}
