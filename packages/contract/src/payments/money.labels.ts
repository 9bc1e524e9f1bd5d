export const moneyLabels = {
  counted: 'Counted',
  amount: 'Refund amount',
  direction: 'Direction',
  purpose: 'Category',
  day: 'Day',
  note: 'Note',
  method: 'Method',
  reason: 'Reason',
  item: 'For',
  isOwedAgain: 'They still owe it',
} as const
