/** What made a posting. */
export const POSTING_KINDS = [
  'entry',
  'payment',
  'payout',
  'card',
  'credits',
  'membership',
  'merge',
  // What a director wrote down by hand before the cash box was a log.
  'correction',
  'cash-box',
  'platform-fee',
  'refund',
  'raffle',
  'calcutta',
  'platform',
] as const
export type PostingKind = (typeof POSTING_KINDS)[number]
