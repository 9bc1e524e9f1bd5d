import { refused } from '@ramplight/domain/kernel/errors'
import type { Queryable } from '#platform/database/types'
import type { AppDeps } from '#platform/http/deps'
import { type Count, giveAttemptBack, hidden, networkOf, takeAttempt } from './login-throttle.ts'

type By = 'address' | 'account' | 'pair'
type Limit = { limit: number; minutes: number }

/**
 * How often visitors are listened to (ASVS 2.4.1, 6.6.3). One marina signs a whole field up from one address, so addresses
 * get more than accounts. `tryCode`: a code has 40 bits and lives ten minutes, so these are far from what guessing needs.
 */
const LIMITS = {
  look: { address: { limit: 100, minutes: 15 } },
  signUp: { address: { limit: 100, minutes: 60 } },
  sendCode: { account: { limit: 5, minutes: 60 }, address: { limit: 100, minutes: 60 } },
  tryCode: { pair: { limit: 5, minutes: 10 }, address: { limit: 100, minutes: 60 }, account: { limit: 30, minutes: 60 } },
  setUp: { address: { limit: 10, minutes: 15 }, account: { limit: 30, minutes: 60 } },
  prove: { pair: { limit: 10, minutes: 15 }, account: { limit: 50, minutes: 60 } },
  /** A third of a million tries would be needed for an even chance; three codes count at a time. */
  tryFactor: { pair: { limit: 5, minutes: 15 }, account: { limit: 20, minutes: 60 } },
  /** A passkey is not guessed; this keeps a script from asking without end. */
  tryPasskey: { address: { limit: 30, minutes: 15 } },
  undoEmail: { address: { limit: 30, minutes: 60 } },
  /** Codes of one account to whatever number it says, beside `sendCode`, which counts by the number. */
  provePhone: { account: { limit: 5, minutes: 24 * 60 } },
  changeEmail: { account: { limit: 5, minutes: 60 } },
  invite: { pair: { limit: 3, minutes: 24 * 60 } },
  /** All letters of one person to addresses that they typed, whatever the letters are about. */
  writeToStranger: { account: { limit: 20, minutes: 24 * 60 } },
  /** Messages of a director to their anglers, however many each goes to. */
  writeToAnglers: { account: { limit: 60, minutes: 60 } },
  tryOffer: { account: { limit: 10, minutes: 15 }, address: { limit: 100, minutes: 60 } },
  // A right code is given back: of the account it takes back itself alone, so that who holds one code guesses no more with it.
  tryCoupon: { pair: { limit: 10, minutes: 15 }, account: { limit: 20, minutes: 60 } },
  // A marina signs a whole field up from one address. `account`: the phone.
  preRegister: { address: { limit: 100, minutes: 15 }, account: { limit: 20, minutes: 60 } },
  writeToUs: { address: { limit: 10, minutes: 60 } },
  /** A question to a director, of who is signed in. */
  askDirector: { account: { limit: 10, minutes: 60 } },
  /** The same of a visitor. `account`: the address that they gave for the answer. */
  askDirectorAsVisitor: { address: { limit: 10, minutes: 60 }, account: { limit: 5, minutes: 60 } },
  reportError: { address: { limit: 30, minutes: 60 } },
  reportBrokenPage: { address: { limit: 30, minutes: 60 } },
} satisfies Record<string, Partial<Record<By, Limit>>>

export type Attempt = { what: keyof typeof LIMITS; from: string; account?: string }

export function countsFor({ what, from, account = '' }: Attempt): Count[] {
  const who: Record<By, string> = { address: networkOf(from), account, pair: `${account} ${networkOf(from)}` }
  return Object.entries(LIMITS[what]).map(([by, limit]) => ({ key: `${what}:${by}:${hidden(who[by as By])}`, ...limit }))
}

type Counting = Pick<AppDeps, 'outside' | 'now'>

/**
 * Takes one attempt, or refuses with the minutes to wait. Counted outside of the request, so that a refusal does not take the count
 * back; `countIn` is another place, for what is only counted when it is done.
 */
export async function takeOrRefuse(deps: Counting, attempt: Attempt, countIn: Queryable = deps.outside): Promise<void> {
  const minutes = await takeAttempt(countIn, countsFor(attempt), deps.now())
  if (minutes !== null) throw refused('attempts.too-many', { minutes })
}

/** Before a letter of this person to one they named goes out: three a day to the same one, and so many a day in all. */
export async function takeInvitation(deps: Counting, from: string, to: string): Promise<void> {
  await takeOrRefuse(deps, { what: 'invite', from, account: to })
  await takeOrRefuse(deps, { what: 'writeToStranger', from, account: from })
}

/** It was no guess: the attempt does not count. */
export const giveBack = (deps: Counting, attempt: Attempt): Promise<void> => giveAttemptBack(deps.outside, countsFor(attempt), deps.now())
