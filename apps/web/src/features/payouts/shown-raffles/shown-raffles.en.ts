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
    title: 'How this draw can be checked',
    before:
      'The winner follows from a secret number that was made before the first ticket was sold. This is its fingerprint (SHA-256). The secret is shown with the winner, and nobody can change it before that:',
    fingerprint: 'Fingerprint',
    seed: 'Secret',
    numbers: 'Tickets in the draw',
    passedOver: 'Not there when called',
    rule: 'The fingerprint is the SHA-256 of the secret. Each ticket has the SHA-256 of “secret:number”, and the ticket with the smallest one wins. Who is not there is passed over, and the next smallest wins.',
    takenBack: '{draws, plural, one {1 earlier draw was taken back.} other {# earlier draws were taken back.}}',
    byHand: 'The winner was chosen by hand, so this draw cannot be checked.',
    check: 'Check it on this device',
    right: 'Checked: the fingerprint fits, and ticket {number} wins by this rule.',
    wrong: 'This does not add up: ticket {number} did not win by this rule.',
    cannot: 'This browser cannot calculate it here. Any SHA-256 calculator can.',
  },
} as const
