export const texts = {
  title: 'Credits',
  about: 'Sign-up credits pay the platform fee before your card does.',
  noun: 'credits',
} as const
