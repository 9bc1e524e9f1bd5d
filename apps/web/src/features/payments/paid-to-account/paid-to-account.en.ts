export const texts = {
  title: 'Getting paid',
  about:
    'What you win can go straight to your bank. Our card provider, Stripe, asks once who you are and which bank it goes to. We never see your bank details.',
  noun: 'your account',
  begin: 'Open an account',
  goOn: 'Go on at the provider',
  open: 'Open my Stripe account',
  state: {
    none: 'You have no account yet. Until you have one, directors pay you in cash or by check.',
    needs: 'You have begun, and the provider still asks for something. Until then directors pay you in cash or by check.',
    ready: 'Ready. A director can send what you win to your account.',
  },
  has: 'In your account, on its way to your bank',
  bank: 'Your bank',
  noBank: 'Not given yet',
  bankIs: '{name} ending in {last4}',
} as const
