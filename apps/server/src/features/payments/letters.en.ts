import type { Place } from '@ramplight/domain/money/accounts'
import type { RefundMethod } from '@ramplight/domain/money/refunds'

/** What has moved, and for which event. */
type Said = { event: string; amount: string }
type Letter = { subject: string; text: string }
/** `isAsked`: the card processor has not said yet that it is done. */
type Withdrawn = { event: string; back: { amount: string; how: RefundMethod; isAsked: boolean }[]; waits: string | null }

const BACK: Record<RefundMethod, string> = {
  card: 'to the card you used. Your bank may take a few days.',
  cash: 'in cash from the director.',
  check: 'by check from the director.',
  credits: 'as angler credit toward a later event.',
}
const OUT: Record<Place, string> = {
  ...{ cash: ' in cash', check: ' by check', card: ' to your account', online: ' online', transfer: ' by transfer' },
  ...{ credits: ' as angler credit', unstated: '', bank: '', float: '' },
}

export type ReceiptPayment = { day: string; how: string; amount: string; number: string }

/** What the anglers of a boat hear of its money. */
export const texts = {
  locale: 'en-US',
  cancelled: {
    subject: (event: string) => `${event} is canceled`,
    /** Unless the director has words of their own. */
    standard: (event: string) => `${event} is canceled.`,
    back: (amount: string, how: string) => `Your boat will be refunded ${amount} ${how}`,
    how: BACK,
  },
  receipt: {
    subject: (event: string) => `Receipt: ${event}`,
    text: (event: string, lines: string[]) => `Payments for ${event}:\n\n${lines.join('\n')}`,
    line: (what: string, amount: string) => `${what}: ${amount}`,
    fee: 'Entry fee',
    membership: 'Membership',
    pot: 'Pot',
    platform: 'Platform fee',
    card: 'Card fee',
    sum: (amount: string) => `Total paid: ${amount}`,
    byCard: (amount: string, card: string | null) =>
      `Charged to your ${card ? card.replace(/ (\d+)$/, ' ending in $1') : 'card'}: ${amount}`,
    /** Of the mail about one payment. */
    paidTo: (payee: string, day: string, number: string) => `Paid ${payee ? `to ${payee} ` : ''}on ${day}. Receipt ${number}.`,
    payee: (payee: string) => `Paid to ${payee}.`,
    payment: ({ day, how, amount, number }: ReceiptPayment) => `${day} · ${how} · ${amount} · Receipt ${number}`,
    overpaid: 'Overpaid',
    refunds: 'Refunded',
    disputes: 'Disputed',
    disputed: (how: string) => `${how}, disputed`,
    back: (how: string) => `${how}, refunded`,
    how: {
      cash: 'Cash',
      check: 'Check',
      card: 'Card',
      online: 'Online',
      transfer: 'Transfer',
      credits: 'Angler credit',
      unstated: 'Method not recorded',
    } as Record<Place, string>,
  },
  /** What becomes of money that an angler has paid, or won. */
  moved: {
    refund: ({ event, amount, how, isMember = false }: Said & { how: RefundMethod; isMember?: boolean }): Letter => ({
      subject: `Refund: ${amount} for ${event}`,
      text: `${isMember ? 'You were' : 'Your boat was'} refunded ${amount} for ${event} ${BACK[how]}`,
    }),
    'refund-failed': ({ event, amount }: Said): Letter => ({
      subject: `Your refund didn’t arrive: ${event}`,
      text: `The card’s bank couldn’t accept the ${amount} refund for ${event}. Your director will refund you another way.`,
    }),
    dispute: ({ event, amount }: Said): Letter => ({
      subject: `Payment disputed: ${event}`,
      text: `The cardholder disputed the ${amount} card payment for ${event} with their bank. If it was a mistake, tell the bank.`,
    }),
    'dispute-won': ({ event, amount }: Said): Letter => ({
      subject: `Dispute closed: ${event}`,
      text: `The bank confirmed the ${amount} card payment for ${event}.`,
    }),
    'payout-handed-out': ({ event, amount, place }: Said & { place: Place }): Letter => ({
      subject: `Payout: ${amount} from ${event}`,
      text: `You were paid ${amount} from ${event}${OUT[place]}.`,
    }),
    'payout-returned': ({ event, amount }: Said & { place: Place }): Letter => ({
      subject: `Payout returned: ${event}`,
      text: `${amount} of your payout from ${event} went back to the director.`,
    }),
  },
  /** The boat asked to withdraw, and is out: with what was refunded, and what the director still has to refund. */
  withdrawn: ({ event, back, waits }: Withdrawn): Letter => ({
    subject: `Withdrawn: ${event}`,
    text: [
      `Your boat is withdrawn from ${event}.`,
      ...back.map(({ amount, how, isAsked }) => `${isAsked ? 'You’ll be' : 'You were'} refunded ${amount} ${BACK[how]}`),
      ...(waits ? [`Your director still has to refund ${waits}.`] : []),
      ...(back.length === 0 && !waits ? ['Nothing was refunded.'] : []),
    ].join(' '),
  }),
  share: {
    half: (amount: string) => `Your half: ${amount}`,
    part: (amount: string) => `Your share: ${amount}`,
    subject: (share: string, event: string) => `${share} for ${event}`,
    text: (event: string, sentence: string) => `${event}: ${sentence}`,
  },
}
