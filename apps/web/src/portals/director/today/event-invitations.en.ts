export const texts = {
  title: 'You’re invited',
  about: '{from} invited you to co-direct this event',
  answerBy: 'Answer by {day}',
} as const
