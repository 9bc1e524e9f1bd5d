/** `next`: when the card is asked again. */
/** `isAsked`: what a bank keeps is asked for again. */
type PaidBack = { amount: string; of: string; isAsked: boolean; next: string | null }
type Dispute = { event: string; boat: string; amount: string; day: string | null; what: 'entry' | 'membership' }
type Letter = { subject: string; text: string }

const PROOF = {
  entry: 'they fished (a signed waiver, a weigh-in photo)',
  membership: 'they joined (a message from them, season results)',
}
const ofWhat = ({ event, boat }: Dispute) => (boat ? `${event}, ${boat}` : event)

/** What a director hears of the money that cards pay them. */
export const texts = {
  locale: 'en-US',
  dispute: {
    needs_response: (about: Dispute): Letter => ({
      subject: `Payment disputed: ${about.event}`,
      text: `A cardholder disputed a ${about.amount} payment with their bank (${ofWhat(about)}). Your share has been withdrawn from your account, and the ${about.what} is unpaid again.\n\nTalk to the angler first: they can tell their bank it was a mistake.${about.day ? ` If you have evidence that ${PROOF[about.what]}, send it to us before ${about.day}. The bank won’t accept it after that.` : ''}`,
    }),
    won: (about: Dispute): Letter => ({
      subject: `You won the dispute: ${about.event}`,
      text: `The bank is returning the ${about.amount} it withdrew (${ofWhat(about)}). Your share is back in your account.`,
    }),
    lost: (about: Dispute): Letter => ({
      subject: `You lost the dispute: ${about.event}`,
      text: `The bank is keeping the ${about.amount} with the cardholder (${ofWhat(about)}). Nothing more comes out of your account. The ${about.what} can still be paid another way.`,
    }),
  } as Record<string, (about: Dispute) => Letter>,
  /** Of money that was paid to the platform itself. */
  paidToPlatform: {
    refund: ({ amount, of }) => ({
      subject: `Refund: ${amount}`,
      text: `We refunded ${amount} of ${of} to your card. Your bank may take a few days. You don’t owe anything for it.`,
    }),
    'refund-failed': ({ amount, of }) => ({
      subject: `Your ${amount} refund didn’t go through`,
      text: `Your bank couldn’t accept our ${amount} refund of ${of}. Please contact us, and we’ll refund you another way.`,
    }),
    dispute: ({ amount, of, isAsked }) => ({
      subject: 'Your payment to us is in dispute',
      text: `The cardholder disputed ${amount} paid for ${of}. You don’t need to do anything while the bank reviews it.\n\nIf it was a mistake, tell your bank. If the bank sides with the cardholder, ${isAsked ? 'the amount is due again' : 'please contact us to pay another way'}.`,
    }),
    'dispute-won': ({ amount, of }) => ({
      subject: 'Dispute closed: your payment counts',
      text: `Your card’s bank confirmed the ${amount} payment for ${of}. It’s paid, and you don’t need to do anything.`,
    }),
    'dispute-lost': ({ amount, of, next }) => ({
      subject: next ? `${amount} is due again` : 'The bank sided with the cardholder',
      text: next
        ? `The bank sided with the cardholder, so the ${amount} for ${of} is due again. Pay on the page below, or we’ll charge the card on file on ${next}. If that and one more attempt fail, your account locks and you can’t register anglers.`
        : `The bank sided with the cardholder on the ${amount} for ${of}. Please contact us to pay another way.`,
    }),
  } as Partial<Record<string, (about: PaidBack) => Letter>>,
  cameBack: ({ event, who, amount }: { event: string; who: string; amount: string }): Letter => ({
    subject: `Payout returned: ${event}`,
    text: `Stripe returned the ${amount} sent to ${who || 'the winner'} (${event}). The money is back in your account, and the payout is marked not paid.\n\nOpen the page below to pay it another way or send it again.`,
  }),
  levelBill: ({ amount, tries, next }: { amount: string; tries: number; next: string | null }): Letter => ({
    subject: next ? 'Your plan payment failed' : 'Your plan has ended: payment failed',
    text: next
      ? `Your card was declined for ${amount} for your plan. This was attempt ${tries}. You keep your plan for now, and we’ll try the card again on ${next}.\n\nOpen Billing on the page below to pay or add another card before then.`
      : `Your card was declined for ${amount} for your plan after ${tries} attempts, and we won’t try again. Everything you entered stays, and events that have started continue. Choose a plan on the page below.`,
  }),
  restricted: {
    subject: 'Card payments are restricted',
    text: (needs: string[]) =>
      `Stripe has restricted your account. Until it gets what it needs, anglers can’t pay by card or deposits to your bank are on hold.${needs.length ? ` It needs: ${needs.join(', ')}.` : ''}\n\nOpen the page below to respond. It takes a few minutes.`,
  },
}
