export const preRegistrationLabels = {
  tournament: 'Tournament',
  team: 'Team',
  'team.users': 'Anglers',
  converted: 'Made an entry',
  onWaitingList: 'On the waiting list',
  pots: 'Pots',
  number: 'Number',
  byQr: 'By QR code',
  phone: 'Phone',
} as const
