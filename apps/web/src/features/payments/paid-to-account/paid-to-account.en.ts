export const texts = {
  title: 'Getting paid',
  about:
    'Your winnings can go straight to your bank. Stripe, our card processor, verifies you once and asks which account to use. We never see your bank details.',
  noun: 'account',
  begin: 'Open an account',
  goOn: 'Continue on Stripe',
  open: 'Open my Stripe account',
  state: {
    none: 'No account yet. Until you open one, directors pay you in cash or by check.',
    needs: 'You’ve started, but Stripe still needs something. Until then, directors pay you in cash or by check.',
    ready: 'Ready. Directors can send winnings to your account.',
  },
  has: 'On its way to your bank',
  bank: 'Your bank',
  noBank: 'Not added yet',
  bankIs: '{name} ending in {last4}',
} as const
