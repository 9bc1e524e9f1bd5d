import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import { creditsUsed, FEE_PER_ANGLER, FEE_PER_LICENSE } from '../registration/fees.ts'

/** A boat of an event. `paidByCard`: for how many of its anglers the platform's fee was paid online, by the anglers themselves. */
export type FeeBoat = { anglers: readonly Id[]; paidByCard: number }
/** An event of the director. `billed`: whom an earlier bill of this event has asked for already. */
export type FeeEvent = { tournament: Id; boats: readonly FeeBoat[]; billed: readonly Id[] }

/** What a bill says of an event: whom it asks for, and for whom it gives back what an earlier bill had asked. */
export type FeeLine = { tournament: Id; added: Id[]; givenBack: Id[]; paidOnline: number; amount: Cents }
/** `licensed`: whose licenses are asked for. */
export type MonthlyBill = { lines: FeeLine[]; anglers: number; credits: number; licensed: Id[]; amount: Cents }

/** Who of a boat is left to the director: a boat that paid for two online has two who are covered, whoever sits in it now. */
const coveredIn = ({ anglers, paidByCard }: FeeBoat): readonly Id[] => anglers.slice(0, Math.max(0, paidByCard))

/** Nobody pays twice for one event: who is in two boats counts once, and is covered when either boat is. */
function askedFor({ boats }: FeeEvent): { due: Set<Id>; online: Set<Id> } {
  const online = new Set(boats.flatMap(coveredIn))
  const due = new Set(boats.flatMap(({ anglers }) => anglers).filter((angler) => !online.has(angler)))
  return { due, online }
}

/** An earlier bill was for somebody who has left, or has paid online since: that is given back, as far as this bill reaches. */
function lineOf(event: FeeEvent): Omit<FeeLine, 'amount'> {
  const { due, online } = askedFor(event)
  const billed = new Set(event.billed)
  return {
    tournament: event.tournament,
    added: [...due].filter((angler) => !billed.has(angler)),
    givenBack: [...billed].filter((angler) => !due.has(angler)),
    paidOnline: online.size,
  }
}

/**
 * What a director owes the platform (A40): $2 for each angler of an event that nobody has paid online and no earlier bill has asked for,
 * credits first. It looks at who is there now and at what was billed so far, so a boat that comes in late is on the next bill, and one
 * that is on two bills does not exist. No bill is below 0: what is to be given back beyond it waits for the next one.
 * `licensed`: for whom a license is on as the month ends; each person costs $4.99 once, and neither credits nor what is given back pay for it.
 */
export function monthlyBill(events: readonly FeeEvent[], balance: number, licensed: readonly Id[] = []): MonthlyBill {
  const found = events.map(lineOf)
  let room = found.reduce((sum, { added }) => sum + added.length, 0)
  const lines = found.map((line): FeeLine => {
    const givenBack = line.givenBack.slice(0, room)
    room -= givenBack.length
    return { ...line, givenBack, amount: (line.added.length - givenBack.length) * FEE_PER_ANGLER }
  })
  const asked = lines.filter(({ added, givenBack }) => added.length + givenBack.length > 0)
  const anglers = asked.reduce((sum, { added, givenBack }) => sum + added.length - givenBack.length, 0)
  const users = asked.flatMap(({ added }) => added).slice(0, anglers)
  const credits = creditsUsed({ balance, users }).creditsUsed
  const people = [...new Set(licensed)]
  const amount = (anglers - credits) * FEE_PER_ANGLER + people.length * FEE_PER_LICENSE
  return { lines: asked, anglers, credits, licensed: people, amount }
}

const DAY_MS = 86_400_000
/** Days after the first try on which the card is tried again; after the last one the account is locked. */
export const TRY_AGAIN_AFTER_DAYS = [3, 7] as const
export const MOST_TRIES = TRY_AGAIN_AFTER_DAYS.length + 1

/** The `tries`-th try has failed, at this moment. Both moments are ISO timestamps. */
type Failure = { tries: number; firstTryAt: string; at: string }
/** `tryAt`: when the card is asked again; null after the last try. */
export type AfterFailure = { isLast: boolean; tryAt: string | null }

/**
 * What follows when the card has not paid. A try that came late, because the server was down, keeps its distance to the next one: the
 * director has the days between two mails to put it right.
 */
export function afterFailure({ tries, firstTryAt, at }: Failure): AfterFailure {
  const days = TRY_AGAIN_AFTER_DAYS[tries - 1]
  if (days === undefined) return { isLast: true, tryAt: null }
  const apart = days - (TRY_AGAIN_AFTER_DAYS[tries - 2] ?? 0)
  const next = new Date(Math.max(Date.parse(firstTryAt) + days * DAY_MS, Date.parse(at) + apart * DAY_MS))
  return { isLast: false, tryAt: next.toISOString() }
}

export type Month = string

/** `2026-11` of `2026-11-30`. */
export const monthOf = (day: string): Month => day.slice(0, 7)

/** The month before that of this day. */
export function monthBefore(day: string): Month {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`
}
