export const subscriptionCodeLabels = {
  code: 'Code',
  level: 'Plan',
  expiresAt: 'End date',
  note: 'Note',
  active: 'Active',
  usedByName: 'Used by',
  usedAt: 'Used',
} as const
