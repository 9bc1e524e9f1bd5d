export const texts = {
  days: '{count, number} days',
  team: 'Team',
  solo: 'Solo',
  weighed: 'boats weighed',
  boats: '{count, plural, one {boat} other {boats}}',
  season: 'Season',
  cancelled: 'This event is canceled.',
  cancelledMoney: 'If you paid, your refund shows on your entry.',
} as const
