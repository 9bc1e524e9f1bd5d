export const preRegistrationLabels = {
  tournament: 'Tournament',
  team: 'Team',
  'team.users': 'Anglers',
  converted: 'Made an entry',
} as const
