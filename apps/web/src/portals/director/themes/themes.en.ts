export const texts = {
  title: 'Board theme',
  about: 'Your colours and pictures on the public leaderboards of your tournaments.',
  noun: 'theme',
  notAllowed: 'What the boards wear is chosen by the director.',
} as const
