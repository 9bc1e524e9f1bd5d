export const texts = {
  title: 'Taken back by banks',
  note: 'Somebody told their bank that a card payment was not right. We answer the bank, with the proof that we have by that day.',
  ownNote:
    'Somebody told their bank that a card payment was not right. Send us your proof by the day that stands there; we answer the bank.',
  noun: 'what banks took back',
  none: 'No bank has taken a payment back.',
  what: {
    entry: 'Entry, {name}',
    membership: 'Membership, {name}',
    invoice: 'Platform fee, {name}',
    bill: 'Level',
  },
  state: {
    asked: 'Proof is missing',
    'with-bank': 'The bank decides',
    won: 'Won',
    lost: 'Lost',
  },
  until: 'Proof counts until {date}',
  since: 'Taken back {date}',
  paidTo: 'Paid to {director}',
} as const
