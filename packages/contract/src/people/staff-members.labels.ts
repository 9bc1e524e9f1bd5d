export const staffMemberLabels = {
  user: 'Angler',
  tours: 'Tours',
  active: 'Active',
} as const
