export const raffleEntryLabels = {
  raffle: 'Raffle',
  user: 'Angler',
  entrant: 'Name',
  note: 'Note',
  paid: 'Paid',
  paidWith: 'Paid with',
  'paidWith.method': 'Paid with',
  'paidWith.note': 'Check number or reason',
} as const
