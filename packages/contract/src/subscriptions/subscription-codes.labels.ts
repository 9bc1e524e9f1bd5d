export const subscriptionCodeLabels = {
  code: 'Code',
  level: 'Level',
  expiresAt: 'Last day',
  note: 'Note',
  active: 'Can be used',
  usedByName: 'Used by',
  usedAt: 'Used',
} as const
