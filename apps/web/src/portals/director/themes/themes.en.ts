export const texts = {
  title: 'Leaderboard theme',
  about: 'Your colors and pictures on your tournaments’ public leaderboards.',
  noun: 'theme',
  notAllowed: 'The director chooses the leaderboard theme.',
} as const
