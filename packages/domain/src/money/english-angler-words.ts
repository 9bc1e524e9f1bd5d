import type { AnglerMoneyWords } from './angler-words.ts'

const share = (crew: number, mine: string): string => (crew > 1 && mine ? ` Your ${crew === 2 ? 'half' : 'share'} is ${mine}.` : '')

export const texts: AnglerMoneyWords = {
  paid: () => 'Paid in full.',
  free: () => 'Free entry. Nothing to pay.',
  nothing: () => 'Nothing to pay.',
  'in-line': () => 'You’re on the waiting list. There’s nothing to pay until you have a spot.',
  overpaid: ({ amount }) => `You overpaid by ${amount}. Your director will refund or correct it.`,
  refunded: ({ amount }) => `Refunded ${amount}. Nothing to pay.`,
  canceled: ({ toRefund, refunded }) => {
    if (toRefund) return `The event is canceled. Your boat’s ${toRefund} will be refunded.`
    return refunded ? `The event is canceled. Refunded ${refunded}.` : 'The event is canceled. Nothing to pay.'
  },
  'share-paid': ({ crew, paid, names, count, owes }) =>
    `You paid your ${crew === 2 ? 'half' : 'share'} (${paid}). ${names || 'Your boat'} ${count > 1 ? 'owe' : 'owes'} ${owes}.`,
  owes: ({ crew, owes, mine, how }) => `${crew > 1 ? 'Your boat owes' : 'You owe'} ${owes}.${share(crew, mine)}${how}`,
  'partner-paid': ({ names, paid, mine, how }) => `${names} paid ${paid}. You owe ${mine}.${how}`,
  'part-paid': ({ crew, paid, owes, mine, how }) =>
    `Your boat paid ${paid} and owes ${owes}.${crew > 1 && mine ? ` Your share is ${mine}.` : ''}${how}`,
  'added-later': ({ items, owes, how }) => `Paid. Added later: ${items}, ${owes} to pay.${how}`,
  'refunded-owes': ({ amount, owes, how }) => `Refunded ${amount}. Your boat owes ${owes}.${how}`,
  disputed: ({ amount, owes, how }) => `A card payment of ${amount} is disputed. Your boat owes ${owes}.${how}`,
  fee: 'entry fee',
  ways: {
    held: (until) => ` Pay by ${until}, or your spot goes to the next in line.`,
    card: (until) => ` Pay by card by ${until}, or at the ramp.`,
    'card-or-ramp': () => ' Pay by card or at the ramp.',
    ramp: () => ' Pay at the ramp.',
    any: () => '',
  },
}
