import type { WeighIn } from '@ramplight/contract/weigh-in/weigh-ins'
import type { Id } from '@ramplight/domain/kernel/ids'
import type { BagBody, DeviceBag } from '../kept-bags/device-bags.ts'
import { askBag, type Outcome, type WeighInServer } from './ask-bag.ts'
import { type AskedBag, askedAgain, askedCorrection, askedStrike, askedWeigh, thrownAway, wanting } from './asked-bag.ts'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000

/** What the list of asked bags needs of the page it lives in. */
export type AskingPorts = {
  server: WeighInServer
  /** Where the list is while the page is closed. `write` answers false where there is no room: then it is in this page alone. */
  stored: { read: () => AskedBag[] | null; write: (bags: readonly AskedBag[] | null) => boolean }
  me: () => Id | undefined
  /** Answers how to call it off. */
  after: (ms: number, work: () => void) => () => void
  /** Something is known of a bag now. */
  onKnown: (outcome: Outcome) => void
  /** How many are asked about. */
  onCount: (count: number) => void
}

export type Asking = ReturnType<typeof createAsking>

/**
 * The bags of a station whose device keeps no book: each is asked of the server under its id until it is known what became of it.
 * In the order they were made: a boat's next bag waits for what became of the one before.
 */
export function createAsking({ server, stored, me, after, onKnown, onCount }: AskingPorts) {
  let bags: readonly AskedBag[] = stored.read() ?? []
  let isKept = true
  const listeners = new Set<() => void>()
  /** Asked by a screen at this moment. */
  const underWay = new Map<string, Promise<Outcome>>()
  let wait = FIRST_WAIT_MS
  let callOff = () => {}

  const idOf = ({ bag }: AskedBag) => bag.weighIn
  const find = (id: string) => bags.find((asked) => idOf(asked) === id)

  function tell(next: readonly AskedBag[]): void {
    bags = next
    onCount(bags.filter(({ user, bag }) => user === me() && !bag.refusal).length)
    for (const listener of listeners) listener()
  }

  /** A page that is closed now goes on asking when it is opened again. */
  function keep(next: readonly AskedBag[]): void {
    isKept = stored.write(next.length > 0 ? next : null)
    tell(next)
  }
  const set = (asked: AskedBag) => keep(find(idOf(asked)) ? bags.map((one) => (idOf(one) === idOf(asked) ? asked : one)) : [...bags, asked])
  const remove = (id: string) => keep(bags.filter((asked) => idOf(asked) !== id))

  /** Asks about one bag now, unless that is under way. */
  function ask(id: string): Promise<Outcome> {
    const asking =
      underWay.get(id) ??
      askBag(server, { get: () => find(id), set })
        .then((outcome) => {
          if (outcome.is !== 'unknown' && outcome.is !== 'refused') remove(id)
          if (outcome.is !== 'unknown') onKnown(outcome)
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

  const isItsTurn = (id: string) => {
    const place = bags.findIndex((asked) => idOf(asked) === id)
    return place >= 0 && mayAsk(bags[place]!, bags.slice(0, place))
  }

  async function askNow(): Promise<void> {
    callOff()
    // What is known of the one before lets the next one go, and the list is another one by then.
    for (const id of bags.map(idOf)) if (isItsTurn(id)) await ask(id)
    askLater()
  }

  function askLater(): void {
    callOff()
    const isWaiting = bags.map(idOf).some(isItsTurn)
    if (!isWaiting) {
      wait = FIRST_WAIT_MS
      return
    }
    callOff = after(wait, () => {
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
      void askNow()
    })
  }

  const askFirst = (id: string): Promise<Outcome> => {
    // What is asked at this moment may not know yet what was said just now.
    const asking = underWay.get(id)
    if (asking) return asking.then((outcome) => (outcome.is === 'unknown' ? ask(id) : outcome))
    if (isItsTurn(id)) return ask(id)
    askLater()
    return Promise.resolve({ is: 'unknown' })
  }

  /** Begins to ask for a new bag; the promise is the first answer. A bag of the same boat that is not known yet goes before it. */
  function weighAsked(bag: DeviceBag, body: BagBody): Promise<Outcome> {
    const user = me()
    if (!user) return Promise.resolve({ is: 'unknown' })
    set(askedWeigh(user, bag, body))
    return askFirst(body._id)
  }

  return {
    /** What this person's device still asks about, refused bags among it. The same list until it is another one. */
    askedBags: (): readonly AskedBag[] => bags,
    onAskedBags: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Is this weigh-in one of those? */
    isAsked: (id: string): boolean => find(id) !== undefined,
    /** False: the device has no room, and the list is gone with this page. */
    isKept: (): boolean => isKept,
    /** Everything that is not known is asked again, now. */
    askNow,
    weighAsked,
    /** The same bag with another weight, whether it has arrived or not. `known`: the server's version, when it has. */
    changeAsked: (bag: DeviceBag, body: BagBody, known: WeighIn | undefined): Promise<Outcome> => {
      const asked = find(body._id)
      const user = me()
      if (asked) set(wanting(askedAgain(asked), bag, body))
      else if (user && known) set(askedCorrection(user, bag, body, known._rev))
      else return weighAsked(bag, body)
      return askFirst(body._id)
    },
    /** It is not to count. */
    throwAsked: (id: string): void => {
      const asked = find(id)
      const next = asked && thrownAway(asked)
      if (next) set(next)
      else remove(id)
      void askNow()
    },
    /** A bag that the server has is taken back. */
    strikeAsked: (bag: DeviceBag, rev: number): void => {
      const user = me()
      if (user) set(askedStrike(user, bag, rev))
      void askNow()
    },
    /** It was refused, and a person says: once more. */
    askAgain: (id: string, change?: { additional: true }): void => {
      const asked = find(id)
      if (asked) set(askedAgain(asked, change))
      void askNow()
    },
    /** It was refused and is given up: the server has not taken it. */
    forgetAsked: remove,
    /** Another tab has changed the list. */
    reread: (): void => {
      // What is in this page alone is not in the list of the other one.
      if (isKept) tell(stored.read() ?? [])
    },
    /** A page was opened, a network came, somebody signed in: asked at once, and often again. */
    wake: (): void => {
      tell(bags)
      wait = FIRST_WAIT_MS
      void askNow()
    },
    /** Until the next thing happens nobody asks. */
    rest: (): void => callOff(),
  }
}
