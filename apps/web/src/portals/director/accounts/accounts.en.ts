export const texts = {
  title: 'Card fees',
  about: 'Choose who pays card fees: your anglers or you.',
  noun: 'account',
  gettingPaid: 'Getting paid',
  needsInternet: 'Card fees need internet',
  onTheServer: 'Your account is kept on the server.',
  notAllowed: 'Only the director can choose who pays card fees.',
} as const
