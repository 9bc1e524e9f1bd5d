import { type WeighIn, weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { newBag } from '@ramplight/domain/weigh-in/bag'
import { readStored, writeStored } from '@ramplight/ui/stored-state'
import { setAsking } from '#platform/asking.ts'
import { callServer } from '#platform/call-server.ts'
import { currentSession, onSessionChange } from '#platform/session.ts'
import type { BagBody, DeviceBag } from '../device-bags.ts'
import { UNDONE_REASON } from '../undone.ts'
import { rememberWeighIn, weightsChanged } from '../weigh-ins/weigh-ins.queries.ts'
import { askBag, type Outcome, type WeighInServer } from './ask-bag.ts'
import { type AskedBag, askedAgain, askedCorrection, askedStrike, askedWeigh, thrownAway, wanting } from './asked-bag.ts'

const KEY = 'rl-asked-bags'
/** One question on one bar of signal; then it is asked again. */
const ANSWER_WITHIN_MS = 8000
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000
const TYPED_AGAIN = 'typed again at the station'

const server: WeighInServer = {
  weigh: (body) => callServer(weighInCalls.create, { body, timeoutMs: ANSWER_WITHIN_MS }),
  correct: ({ _id, raw, station, at, reason, ...rest }, rev) =>
    callServer(weighInCalls.update, {
      params: { id: _id },
      body: { ...newBag(rest), raw, station, at, _rev: rev, reason: reason ?? TYPED_AGAIN },
      timeoutMs: ANSWER_WITHIN_MS,
    }),
  strike: (id) => callServer(weighInCalls.voidWeighIn, { params: { id }, body: { reason: UNDONE_REASON }, timeoutMs: ANSWER_WITHIN_MS }),
}

/** In the order they were made: a boat's next bag waits for what became of the one before. */
let bags: readonly AskedBag[] = readStored<AskedBag[]>(KEY) ?? []
const listeners = new Set<() => void>()
/** Asked by a screen at this moment. */
const underWay = new Map<string, Promise<Outcome>>()
let wait = FIRST_WAIT_MS
let timer: ReturnType<typeof setTimeout> | undefined

const idOf = ({ bag }: AskedBag) => bag.weighIn
const find = (id: string) => bags.find((asked) => idOf(asked) === id)
const me = () => currentSession()?.user._id

function tell(next: readonly AskedBag[]): void {
  bags = next
  setAsking(bags.filter(({ user, bag }) => user === me() && !bag.refusal).length)
  for (const listener of listeners) listener()
}

/** A page that is closed now goes on asking when it is opened again. A device without room asks as long as the page lives. */
function keep(next: readonly AskedBag[]): void {
  writeStored(KEY, next.length > 0 ? next : null)
  tell(next)
}
const set = (asked: AskedBag) => keep(find(idOf(asked)) ? bags.map((one) => (idOf(one) === idOf(asked) ? asked : one)) : [...bags, asked])
const remove = (id: string) => keep(bags.filter((asked) => idOf(asked) !== id))

/** What this person's device still asks about, refused bags among it. The same list until it is another one. */
export const askedBags = (): readonly AskedBag[] => bags
export const onAskedBags = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Is this weigh-in one of those? */
export const isAsked = (id: string): boolean => find(id) !== undefined

/** Asks about one bag now, unless that is under way. */
function ask(id: string): Promise<Outcome> {
  const asking =
    underWay.get(id) ??
    askBag(server, { get: () => find(id), set })
      .then((outcome) => {
        if (outcome.is === 'here') rememberWeighIn(outcome.weighIn.tournament, outcome.weighIn)
        if (outcome.is !== 'unknown' && outcome.is !== 'refused') remove(id)
        if (outcome.is !== 'unknown') void weightsChanged()
        return outcome
      })
      .finally(() => {
        underWay.delete(id)
        askLater()
      })
  underWay.set(id, asking)
  return asking
}

const mayAsk = (asked: AskedBag, before: readonly AskedBag[]) =>
  asked.user === me() &&
  !asked.bag.refusal &&
  asked.steps.length > 0 &&
  !before.some((other) => other.bag.body.entry === asked.bag.body.entry && !other.bag.refusal)

/** Everything that is not known is asked again, now. */
export async function askNow(): Promise<void> {
  clearTimeout(timer)
  for (const [n, asked] of bags.entries()) if (mayAsk(asked, bags.slice(0, n))) await ask(idOf(asked))
  askLater()
}

function askLater(): void {
  clearTimeout(timer)
  const isWaiting = bags.some((asked, n) => mayAsk(asked, bags.slice(0, n)))
  if (!isWaiting) {
    wait = FIRST_WAIT_MS
    return
  }
  timer = setTimeout(() => {
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    void askNow()
  }, wait)
}

/** Begins to ask for a new bag; the promise is the first answer. A bag of the same boat that is not known yet goes before it. */
export function weighAsked(bag: DeviceBag, body: BagBody): Promise<Outcome> {
  const user = me()
  if (!user) return Promise.resolve({ is: 'unknown' })
  set(askedWeigh(user, bag, body))
  return askFirst(body._id)
}

/** The same bag with another weight, whether it has arrived or not. `known`: the server's version, when it has. */
export function changeAsked(bag: DeviceBag, body: BagBody, known: WeighIn | undefined): Promise<Outcome> {
  const asked = find(body._id)
  const user = me()
  if (asked) set(wanting(askedAgain(asked), bag, body))
  else if (user && known) set(askedCorrection(user, bag, body, known._rev))
  else return weighAsked(bag, body)
  return askFirst(body._id)
}

/** It is not to count. */
export function throwAsked(id: string): void {
  const asked = find(id)
  const next = asked && thrownAway(asked)
  if (next) set(next)
  else remove(id)
  void askNow()
}

/** A bag that the server has is taken back. */
export function strikeAsked(bag: DeviceBag, rev: number): void {
  const user = me()
  if (user) set(askedStrike(user, bag, rev))
  void askNow()
}

/** It was refused, and a person says: once more. */
export function askAgain(id: string, change?: { additional: true }): void {
  const asked = find(id)
  if (asked) set(askedAgain(asked, change))
  void askNow()
}

/** It was refused and is given up: the server has not taken it. */
export const forgetAsked = remove

const askFirst = (id: string): Promise<Outcome> => {
  const place = bags.findIndex((asked) => idOf(asked) === id)
  // What is asked at this moment may not know yet what was said just now.
  const asking = underWay.get(id)
  if (asking) return asking.then((outcome) => (outcome.is === 'unknown' ? ask(id) : outcome))
  if (mayAsk(bags[place]!, bags.slice(0, place))) return ask(id)
  askLater()
  return Promise.resolve({ is: 'unknown' })
}

/** Goes on asking for whoever is signed in, until the way back is called. */
export function keepAsking(): () => void {
  const now = () => {
    tell(bags)
    wait = FIRST_WAIT_MS
    void askNow()
  }
  const seen = () => document.visibilityState === 'visible' && now()
  const elsewhere = ({ key }: StorageEvent) => key === KEY && tell(readStored<AskedBag[]>(KEY) ?? [])
  const unheed = onSessionChange(now)
  window.addEventListener('online', now)
  window.addEventListener('storage', elsewhere)
  document.addEventListener('visibilitychange', seen)
  now()
  return () => {
    clearTimeout(timer)
    unheed()
    window.removeEventListener('online', now)
    window.removeEventListener('storage', elsewhere)
    document.removeEventListener('visibilitychange', seen)
  }
}
