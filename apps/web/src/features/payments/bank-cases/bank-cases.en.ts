export const texts = {
  title: 'Disputed payments',
  note: 'A cardholder disputed a payment with their bank. We respond to the bank with the evidence we have by the deadline.',
  ownNote: 'A cardholder disputed a payment with their bank. Send us your evidence by the deadline, and we’ll respond to the bank.',
  noun: 'disputes',
  none: 'No disputes.',
  what: {
    entry: 'Entry, {name}',
    membership: 'Membership, {name}',
    invoice: 'Platform fee, {name}',
    bill: 'Plan',
  },
  state: {
    asked: 'Evidence needed',
    'with-bank': 'Under bank review',
    won: 'Won',
    lost: 'Lost',
  },
  until: 'Evidence due {date}',
  since: 'Disputed {date}',
  paidTo: 'Paid to {director}',
} as const
