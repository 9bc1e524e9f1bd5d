export const texts = {
  form: 'Card fees',
  fees: {
    title: 'Who pays the card fees',
    about: 'A card costs {percent, number} % of what is paid and {fixed}. It counts from the next card page on, for all your tournaments.',
    payer: { Angler: 'Anglers pay them, on top of the entry', Account: 'I pay them, out of what I get' },
    payerText: 'Who has a card page open now still pays what it shows.',
    price: 'Try it with an entry of',
    pays: 'The angler pays',
    receives: 'You receive',
    example: 'An angler who enters for {price} pays {pays}; you receive {receives}.',
    platform: 'The platform fee of {fee} for each angler is paid by the angler on top of that, either way.',
  },
  account: {
    title: 'Your account',
    about: 'Whose name stands on it, and where we write about money.',
    typeExample: 'Director',
    none: 'You have no account yet. It is made with your first save.',
  },
  state: {
    locked: 'This account is locked: it registers no anglers until the platform fee is paid.',
    pay: 'Pay it',
    off: 'This account is switched off. Write to us to have it switched on.',
    needsInternet: 'This can be changed with a signal only.',
  },
  note: { title: 'Who pays the card fees', change: 'Change it' },
} as const
