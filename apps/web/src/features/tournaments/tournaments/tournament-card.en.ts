export const texts = {
  days: '{count, number} days',
  team: 'Team',
  solo: 'Solo',
  weighed: 'boats weighed',
  boats: '{count, plural, one {boat} other {boats}}',
  season: 'Season',
  cancelled: 'This event is canceled.',
} as const
