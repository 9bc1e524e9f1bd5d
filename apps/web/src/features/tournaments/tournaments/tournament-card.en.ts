export const texts = {
  days: '{count, number} days',
  team: 'Team',
  solo: 'Solo',
  weighed: 'boats weighed',
  boats: '{count, plural, one {boat} other {boats}}',
  season: 'Season',
  cancelled: 'This event is canceled. If you paid, the director will tell you how you’ll be refunded.',
} as const
