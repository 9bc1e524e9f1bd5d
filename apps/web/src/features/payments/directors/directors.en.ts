export const texts = {
  who: 'Directors',
  example: 'Name or email',
  nobody: 'No director by that name',
} as const
