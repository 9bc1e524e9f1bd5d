import type { Cents } from '../kernel/units.ts'
import { keepOf } from '../money/kept.ts'
import type { PaidWith } from '../money/paid-with.ts'
import { type BoatMoney, copiesOf, leavingsOf, linesOfBoat, NO_PAYMENT_LOG, type PaymentLog, paymentsSaid } from '../money/payment-log.ts'
import type { Line, WholeLine } from '../money/posting.ts'
import { netLines } from '../money/posting.ts'
import { type RefundOf, refundAtRamp } from '../money/refunds.ts'
import { type Paying, refundBasis } from '../money/standing.ts'
import type { Tournament } from '../scoring/types.ts'

export type BookedBoat = Paying & {
  status: string
  freeEntry?: boolean
  paidOnline?: boolean
  paidWith?: PaidWith | null
}

/**
 * A boat with its money, as the server and a device keep it: what is said of it becomes payments in its log, and what cards and refunds bring stands
 * beside. `says` takes what a form says; answers the payments that are new by it.
 */
export class BoatBook<B extends BookedBoat> {
  log: PaymentLog = NO_PAYMENT_LOG
  others: WholeLine[] = []
  #next = 1

  tournament: Omit<Tournament, '_id'>
  boat: B
  readonly name: string

  constructor(tournament: Omit<Tournament, '_id'>, boat: B, name = 'm') {
    this.tournament = tournament
    this.boat = boat
    this.name = name
  }

  #now = () => new Date(Date.UTC(2027, 5, 12) + this.#next).toISOString()
  #newId = () => `${this.name}${String(this.#next++).padStart(6, '0')}`

  get money(): BoatMoney {
    return { log: this.log, others: this.others }
  }
  get all(): WholeLine[] {
    return linesOfBoat(this.boat._id, this.money)
  }
  /** The boat says what its money says. */
  hear(): void {
    this.boat = { ...this.boat, ...copiesOf(this.tournament, this.boat, this.money) }
  }
  says(change: Partial<B>, unseen: readonly Line[] = []): PaymentLog {
    const before = this.boat
    const said = change as Parameters<typeof paymentsSaid>[0]['said']
    const boat = { ...before, ...(change.paidWith && { paidOnline: false }), ...change }
    const [at, newId] = [this.#now(), () => this.#newId()]
    const left = leavingsOf({ tournament: this.tournament, before, boat, money: this.money, at, newId })
    this.log = { ...this.log, ...left }
    const fresh = paymentsSaid({ tournament: this.tournament, before, boat, money: this.money, said, at, newId, unseen })
    this.boat = boat
    this.log = { ...this.log, ...fresh }
    this.hear()
    return fresh
  }
  /** So much goes back at the ramp, first what was paid too much. */
  refunds(amount: Cents, method: 'cash' | 'check' | 'credits' = 'cash', of: RefundOf = {}): PaymentLog {
    const basis = refundBasis(this.tournament, this.boat, this.all)
    const fresh = refundAtRamp({ id: this.#newId(), at: this.#now(), method, amount, note: 'Engine broke' }, this.log, this.all, {
      ...basis,
      ...of,
    })
    this.log = { ...this.log, ...fresh }
    this.hear()
    return fresh
  }
  /** So much of what was paid too much stays with the director. */
  keeps(amount: Cents): void {
    this.log = { ...this.log, ...keepOf({ id: this.#newId(), at: this.#now(), amount, note: 'No-show fee' }, this.log) }
    this.hear()
  }
  brings(lines: readonly Line[]): void {
    this.others = netLines([...this.others, ...lines])
    this.hear()
  }
}
