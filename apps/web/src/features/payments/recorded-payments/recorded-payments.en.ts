export const texts = {
  title: 'Recorded payments',
  cash: 'Cash',
  check: 'Check',
  credits: 'Angler credit',
  online: 'Paid online',
  other: 'Other',
  withNote: '{method} {note}',
  void: 'Void',
  voidTitle: 'Void {amount}, {how}?',
  voidText: 'Void a payment only if it never happened, such as one that was recorded twice. If they paid and you owe them, use Refund.',
  voided: '{amount}, {how}, voided.',
} as const
