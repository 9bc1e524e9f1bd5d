/** `next`: when the card is asked again. */
/** `isAsked`: what a bank keeps is asked for again. */
type PaidBack = { amount: string; of: string; isAsked: boolean; next: string | null }
type Dispute = { event: string; boat: string; amount: string; day: string | null; what: 'entry' | 'membership' }
type Letter = { subject: string; text: string }
type DisputeLetter = (about: Dispute) => Letter
type PaidBackLetter = (about: PaidBack) => Letter

const PROOF = {
  entry: 'they fished (a signed waiver, a weigh-in photo)',
  membership: 'they joined (a message from them, season results)',
}
/** `Lake Fork Open, Lily Reyes & Tom Tran` */
export const ofWhat = ({ event, boat }: Dispute) => (boat ? `${event}, ${boat}` : event)

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
      text: `The bank sided with the cardholder on the ${about.amount} (${ofWhat(about)}). Nothing more comes out of your account. The ${about.what} can still be paid another way.`,
    }),
  } satisfies Record<string, DisputeLetter>,
  /** Of money that was paid to the platform itself. */
  paidToPlatform: {
    refund: ({ amount, of }) => ({
      subject: `Refund: ${amount}`,
      text: `We refunded ${amount} for ${of} to your card. Your bank may take a few days. You don’t owe anything for it.`,
    }),
    'refund-failed': ({ amount, of }) => ({
      subject: `Your ${amount} refund didn’t go through`,
      text: `Your bank couldn’t accept our ${amount} refund for ${of}. Please contact us, and we’ll refund you another way.`,
    }),
    dispute: ({ amount, of, isAsked }) => ({
      subject: 'Your payment to us is in dispute',
      text: `The cardholder disputed ${amount} paid for ${of}. You don’t need to do anything while the bank reviews it.\n\nIf it was a mistake, tell your bank. If the bank sides with the cardholder, ${isAsked ? 'the amount is due again' : 'please contact us to pay another way'}.`,
    }),
    'dispute-won': ({ amount, of }) => ({
      subject: 'Dispute closed: payment confirmed',
      text: `Your card’s bank confirmed the ${amount} payment for ${of}. It’s paid, and you don’t need to do anything.`,
    }),
    'dispute-lost': ({ amount, of, next }) => ({
      subject: next ? `${amount} is due again` : 'The bank sided with the cardholder',
      text: next
        ? `The bank sided with the cardholder, so the ${amount} for ${of} is due again. Pay on the page below, or we’ll charge the card on file on ${next}. If that and one more attempt fail, your account locks and you can’t register anglers.`
        : `The bank sided with the cardholder on the ${amount} for ${of}. Please contact us to pay another way.`,
    }),
  } satisfies Record<string, PaidBackLetter>,
  /** What the platform was paid for. */
  paidFor: { invoice: (month: string) => `the ${month} platform fee`, bill: 'your plan' },
  feeNotPaid: {
    subject: 'We couldn’t collect your platform fee',
    lockedSubject: 'Your account is locked: platform fee past due',
    text: (amount: string, month: string) => `We couldn’t collect the platform fee of ${amount} for ${month}.`,
    why: {
      'cards.no-card': 'There is no card on file.',
      'cards.declined': 'Your card was declined.',
      'cards.asks': 'Your card’s bank wants to verify it’s you.',
      'cards.taken-back': 'The first payment was disputed.',
    },
    verify: (day: string) =>
      `This doesn’t count as an attempt. Pay on the page below, where your bank will verify it’s you. We’ll try the card again on ${day}.`,
    locked:
      'We tried three times, so your account is locked and you can’t register anglers. Events that have started continue. Pay on the page below to unlock it right away.',
    again: (tries: number, most: number, day: string) =>
      `This was attempt ${tries} of ${most}. We’ll try again on ${day}. You can add another card or pay on the page below before then.`,
  },
  cameBack: ({ event, who, amount }: { event: string; who: string; amount: string }): Letter => ({
    subject: `Payout returned: ${event}`,
    text: `Stripe returned the ${amount} sent to ${who || 'the winner'} (${event}). The money is back in your account, and the payout is marked not paid.\n\nOpen the page below to pay it another way or send it again.`,
  }),
  /** Of a boat that has withdrawn. */
  refundFailed: ({ event, boat, amount }: { event: string; boat: string; amount: string }): Letter => ({
    subject: `Refund declined: ${event}`,
    text: `The card processor declined the ${amount} refund to ${boat || 'a boat'}, which withdrew from ${event}. It’s listed on Money to refund another way, and its anglers were told.`,
  }),
  saidStays: ({ event, boat }: { event: string; boat: string }): Letter => ({
    subject: `Withdrawn: ${boat || 'a boat'}, ${event}`,
    text: `Your device withdrew ${boat || 'a boat'} from ${event} offline. Before that arrived, the boat said it can make it after all. It’s withdrawn, and its anglers were told. If it stays in, enter it again.`,
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
      `Stripe has restricted your account. Until it gets what it needs, card payments or bank deposits are on hold.${needs.length ? ` It needs: ${needs.join(', ')}.` : ''}\n\nOpen the page below to respond. It takes a few minutes.`,
  },
}
