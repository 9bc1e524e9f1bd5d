/** What made a posting. */
export const POSTING_KINDS = [
  'entry',
  'payment',
  'card',
  'credits',
  'membership',
  'merge',
  'correction',
  'platform-fee',
  'refund',
  'raffle',
  'calcutta',
] as const
export type PostingKind = (typeof POSTING_KINDS)[number]
