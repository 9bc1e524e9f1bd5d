export const moneyLabels = {
  counted: 'Counted',
  amount: 'Give back',
  method: 'How',
  reason: 'Reason',
} as const
