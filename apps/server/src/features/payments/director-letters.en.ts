type Dispute = { event: string; boat: string; amount: string; day: string | null; what: 'entry' | 'membership' }
type Letter = { subject: string; text: string }

const PROOF = {
  entry: 'they took part (the signed waiver, a photo of the weigh-in)',
  membership: 'they joined (a message of theirs, results of the season)',
}
const ofWhat = ({ event, boat }: Dispute) => (boat ? `${event}, ${boat}` : event)

/** What a director hears of the money that cards pay them. */
export const texts = {
  locale: 'en-US',
  dispute: {
    needs_response: (about: Dispute): Letter => ({
      subject: `A bank takes a card payment back: ${about.event}`,
      text: `The owner of a card has told their bank that a payment was not right, and the bank has taken ${about.amount} back (${ofWhat(about)}). Your part of it has left your account; the ${about.what} is not paid any more.\n\nTalk to the angler first: they can tell their bank that it was a mistake.${about.day ? ` If you have proof that ${PROOF[about.what]}, send it to us before ${about.day}. Later nobody looks at it any more.` : ''}`,
    }),
    won: (about: Dispute): Letter => ({
      subject: `The bank has decided for you: ${about.event}`,
      text: `The bank gives back the ${about.amount} that it had taken (${ofWhat(about)}). Your part of it is in your account again.`,
    }),
    lost: (about: Dispute): Letter => ({
      subject: `The bank has decided for the owner of the card: ${about.event}`,
      text: `The ${about.amount} that a bank had taken back stays with the owner of the card (${ofWhat(about)}). Nothing more leaves your account. What the ${about.what} owes you can be paid in another way.`,
    }),
  } as Record<string, (about: Dispute) => Letter>,
  cameBack: ({ event, who, amount }: { event: string; who: string; amount: string }): Letter => ({
    subject: `A payout came back: ${event}`,
    text: `The card provider has taken ${amount} back from the account of ${who || 'who won it'} (${event}). The money is in your account again, and the payout is not handed out any more.\n\nOpen the page below and hand it out in another way, or send it again.`,
  }),
  levelBill: ({ amount, tries, next }: { amount: string; tries: number; next: string | null }): Letter => ({
    subject: next ? 'The bill of your level was not paid' : 'Your level has ended: its bill was not paid',
    text: next
      ? `Your card has not paid ${amount} for your level. This was try ${tries}. You keep your level for now, and the card is asked again on ${next}.\n\nOpen Bills and cards on the page below to pay, or to add another card before that.`
      : `Your card has not paid ${amount} for your level. It was asked ${tries} times, and is not asked any more. Whatever is entered stays, and an event that has begun goes on as it is. Choose a level on the page below to go on.`,
  }),
  restricted: {
    subject: 'Card payments are restricted',
    text: (needs: string[]) =>
      `The card provider has restricted your account: anglers cannot pay by card, or nothing goes to your bank, until it has what it asks for.${needs.length ? ` It asks for: ${needs.join(', ')}.` : ''}\n\nOpen the page below and answer it there. It takes a few minutes.`,
  },
}
