export const moneyLabels = {
  counted: 'Counted',
  amount: 'Give back',
  direction: 'In or out',
  purpose: 'What for',
  day: 'Day',
  note: 'Note',
  method: 'How',
  reason: 'Reason',
} as const
