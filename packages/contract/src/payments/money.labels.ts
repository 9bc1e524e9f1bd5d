export const moneyLabels = {
  counted: 'Counted',
  amount: 'Refund amount',
  direction: 'Direction',
  purpose: 'Category',
  day: 'Day',
  note: 'Note',
  method: 'Method',
  reason: 'Reason',
} as const
