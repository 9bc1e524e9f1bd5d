import type { Place } from '@ramplight/domain/money/accounts'
import type { RefundMethod } from '@ramplight/domain/money/refunds'

export type ReceiptPayment = { day: string; how: string; amount: string; number: string }

/** What the anglers of a boat hear of its money. */
export const texts = {
  locale: 'en-US',
  cancelled: {
    subject: (event: string) => `${event} is canceled`,
    /** Unless the director has words of their own. */
    standard: (event: string) => `${event} is canceled.`,
    back: (amount: string, how: string) => `Your boat will be refunded ${amount} ${how}`,
    how: {
      card: 'to the card you used. Your bank may take a few days.',
      cash: 'in cash from the director.',
      check: 'by check from the director.',
      credits: 'as angler credit toward a later event.',
    } as Record<RefundMethod, string>,
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
  share: {
    partner: 'Your partner',
    half: (amount: string) => `Your half: ${amount}`,
    part: (amount: string) => `Your share: ${amount}`,
    subject: (share: string, event: string) => `${share} for ${event}`,
    text: (payer: string, event: string, share: string, day: string) => `${payer} paid for ${event}. ${share}. Pay by ${day}.`,
  },
}
