/** `next`: when the card is asked again. */
/** `isAsked`: what a bank keeps is asked for again. */
type PaidBack = { amount: string; of: string; isAsked: boolean; next: string | null }
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
  /** Of money that was paid to the platform itself. */
  paidToPlatform: {
    refund: ({ amount, of }) => ({
      subject: `You get ${amount} back`,
      text: `We have given ${amount} of ${of} back to your card. Your bank may need a few days. You owe nothing for it.`,
    }),
    'refund-failed': ({ amount, of }) => ({
      subject: `${amount} did not arrive at your card`,
      text: `Your bank could not take the ${amount} of ${of} that we had given back. Please contact us, and we give it back in another way.`,
    }),
    dispute: ({ amount, of, isAsked }) => ({
      subject: 'A bank has taken your payment to us back',
      text: `The bank of your card has taken ${amount} back that was paid for ${of}: the owner of the card told them that the payment was not right. Nothing is asked of you while the bank looks at it.\n\nIf that was a mistake, tell your bank so. If the bank decides for the owner of the card, ${isAsked ? 'the amount is owed again' : 'please contact us to settle it in another way'}.`,
    }),
    'dispute-won': ({ amount, of }) => ({
      subject: 'Your payment to us stands',
      text: `The bank of your card has decided that the ${amount} for ${of} was right. It counts as paid, and there is nothing to do.`,
    }),
    'dispute-lost': ({ amount, of, next }) => ({
      subject: next ? `${amount} is owed again` : 'The bank has decided for the owner of the card',
      text: next
        ? `The bank has decided for the owner of the card: the ${amount} for ${of} is owed again. Pay on the page below, or we ask the card on file on ${next}. If it does not pay then and once more, your account is locked: no more anglers can be registered.`
        : `The bank has decided for the owner of the card: the ${amount} for ${of} stays with them. Please contact us to settle it in another way.`,
    }),
  } as Partial<Record<string, (about: PaidBack) => Letter>>,
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
