export const texts = {
  who: 'Directors',
  example: 'Name or email',
  nobody: 'No director of that name',
} as const
