export const preRegistrationLabels = {
  tournament: 'Tournament',
  team: 'Team',
  'team.users': 'Anglers',
  converted: 'Converted to entry',
  onWaitingList: 'On the waiting list',
  pots: 'Pots',
  boatCaptain: 'Boat captain',
  sub: 'Substitute',
  groups: 'Groups',
  number: 'Number',
  byQr: 'By QR code',
  phone: 'Phone',
} as const
