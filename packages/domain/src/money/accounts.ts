/**
 * The accounts of the ledger, the same in every book. Places are where money is; purposes are what it was for. What is added to
 * a place is above 0; its purpose has the same amount below 0, so that a posting always comes to 0.
 * Decision: docs/decisions/0045-one-ledger.md
 */

/**
 * Where money is, which is how it was paid. `unstated`: nobody wrote down how. `credits`: what has been paid ahead. `bank`: what was carried
 * there out of the cash box. `float`: the pocket that the starting cash came from; below 0, so much of what the box holds is neither in nor out.
 */
export const PLACES = ['cash', 'check', 'card', 'online', 'transfer', 'credits', 'unstated', 'bank', 'float'] as const
export type Place = (typeof PLACES)[number]

/** What money was for, and on which side of the page it stands. */
export const PURPOSES = {
  'entry-fee': 'in',
  'side-pot': 'in',
  raffle: 'in',
  calcutta: 'in',
  membership: 'in',
  credit: 'in',
  sponsor: 'in',
  other: 'in',
  correction: 'in',
  // In the platform's own book alone.
  'angler-fee': 'in',
  'card-charge': 'in',
  license: 'in',
  subscription: 'in',
  payout: 'out',
  'calcutta-payout': 'out',
  expense: 'out',
  refund: 'out',
  chargeback: 'out',
  'card-fee': 'out',
  'platform-fee': 'out',
  // In the platform's own book alone.
  'provider-fee': 'out',
  'fee-lost': 'out',
} as const satisfies Record<string, 'in' | 'out'>
export type Purpose = keyof typeof PURPOSES
export type Side = (typeof PURPOSES)[Purpose]

export type Account = Place | Purpose

export const PURPOSE_NAMES = Object.keys(PURPOSES) as [Purpose, ...Purpose[]]
export const ACCOUNTS: readonly [Account, ...Account[]] = [...PLACES, ...PURPOSE_NAMES]

export const isPlace = (account: Account): account is Place => (PLACES as readonly string[]).includes(account)

/** What an angler pays for taking part. Money given back counts against it. */
export const PAID_BY_ENTRY = new Set<Account>(['entry-fee', 'side-pot', 'refund', 'chargeback'])
