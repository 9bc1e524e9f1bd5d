export const accountLabels = {
  name: 'Name',
  type: 'Type',
  email: 'Email',
  feePayer: 'Who pays the card fees',
  active: 'Active',
  locked: 'Locked',
} as const
