/** What made a posting. */
export const POSTING_KINDS = [
  'entry',
  'payment',
  'payout',
  'card',
  'credits',
  'membership',
  'merge',
  'correction',
  'platform-fee',
  'refund',
  'raffle',
  'calcutta',
  'platform',
] as const
export type PostingKind = (typeof POSTING_KINDS)[number]
