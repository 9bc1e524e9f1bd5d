export const texts = {
  title: 'Card fees',
  about: 'Who pays what a card costs: anglers, or you.',
  noun: 'your account',
  gettingPaid: 'Getting paid',
  needsInternet: 'Card fees need internet',
  onTheServer: 'Your account is kept on the server.',
  notAllowed: 'Only the director decides who pays the card fees.',
} as const
