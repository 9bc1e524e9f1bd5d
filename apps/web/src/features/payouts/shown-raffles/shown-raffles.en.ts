export const texts = {
  list: {
    title: 'Raffles',
    price: '{price} a ticket',
    free: 'Free',
    sold: '{sold, plural, =0 {No tickets sold} one {1 ticket sold} other {# tickets sold}}',
    mine: 'Your tickets: {numbers}',
    won: 'You won',
    winner: 'Ticket {number} won',
  },
  proof: {
    title: 'How to verify this draw',
    before:
      'The winner comes from a secret number created before the first ticket was sold. This is its fingerprint (SHA-256). The secret is shown with the winner, and no one can change it before then:',
    fingerprint: 'Fingerprint',
    seed: 'Secret',
    numbers: 'Tickets in the draw',
    passedOver: 'Not present when called',
    rule: 'The fingerprint is the SHA-256 of the secret. Each ticket gets the SHA-256 of “secret:number”, and the smallest one wins. If the winner isn’t present, the next smallest wins.',
    takenBack: '{draws, plural, one {1 earlier draw was undone.} other {# earlier draws were undone.}}',
    byHand: 'The winner was picked by hand, so this draw can’t be verified.',
    check: 'Verify on this device',
    right: 'Verified: the fingerprint matches, and ticket {number} wins by this rule.',
    wrong: 'This doesn’t add up: ticket {number} didn’t win by this rule.',
    cannot: 'This browser can’t calculate it. Any SHA-256 calculator can.',
  },
} as const
