import type { RefundMethod } from '@ramplight/domain/money/refunds'

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
    byCard: (amount: string) => `Charged to your card: ${amount}`,
  },
  share: {
    partner: 'Your partner',
    half: (amount: string) => `Your half: ${amount}`,
    part: (amount: string) => `Your share: ${amount}`,
    subject: (share: string, event: string) => `${share} for ${event}`,
    text: (payer: string, event: string, share: string, day: string) => `${payer} paid for ${event}. ${share}. Pay by ${day}.`,
  },
}
