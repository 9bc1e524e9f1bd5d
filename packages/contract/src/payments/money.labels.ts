export const moneyLabels = {
  amount: 'Refund amount',
  note: 'Note',
  method: 'Method',
  reason: 'Reason',
  item: 'For',
  cashLog: 'Cash box',
  isOwedAgain: 'They still owe it',
} as const
