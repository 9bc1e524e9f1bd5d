import type { RefundMethod } from '@ramplight/domain/money/refunds'

/** What the anglers of a boat hear of its money. */
export const texts = {
  locale: 'en-US',
  cancelled: {
    subject: (event: string) => `${event} is cancelled`,
    /** Unless the director has words of their own. */
    standard: (event: string) => `${event} is cancelled.`,
    back: (amount: string, how: string) => `Your boat gets ${amount} back ${how}`,
    how: {
      card: 'on the card that paid. The bank may need a few days.',
      cash: 'in cash, from the director.',
      check: 'by check, from the director.',
      credits: 'as credit. A later event is paid with it.',
    } as Record<RefundMethod, string>,
  },
  receipt: {
    subject: (event: string) => `Receipt: ${event}`,
    text: (event: string, lines: string[]) => `What was paid for ${event}:\n\n${lines.join('\n')}`,
    line: (what: string, amount: string) => `${what}: ${amount}`,
    fee: 'Entry fee',
    membership: 'Membership',
    pot: 'Pot',
    platform: 'Platform fee',
    card: 'Card fee',
    sum: (amount: string) => `Paid in all: ${amount}`,
    byCard: (amount: string) => `Your card has paid: ${amount}`,
  },
  share: {
    partner: 'Your partner',
    half: (amount: string) => `Your half: ${amount}`,
    part: (amount: string) => `Your share: ${amount}`,
    subject: (share: string, event: string) => `${share} for ${event}`,
    text: (payer: string, event: string, share: string, day: string) => `${payer} has paid for ${event}. ${share}, pay by ${day}.`,
  },
}
