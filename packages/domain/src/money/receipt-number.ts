/** What people call a payment: the end of the id of its page, its event or its refund. `1A2B3C4D`, the same on a screen, on paper and in a mail. */
export const receiptNumber = (record: string): string => record.slice(-8).toUpperCase()

const BRANDS: Partial<Record<string, string>> = {
  ...{ visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', discover: 'Discover', diners: 'Diners Club', jcb: 'JCB' },
  unionpay: 'UnionPay',
}

/** `Visa 4242`, as the card provider names a card; null where it says nothing of one. */
export const cardName = (card: { brand?: string | null; last4?: string | null } | null | undefined): string | null =>
  card?.last4 ? `${BRANDS[card.brand ?? ''] ?? 'Card'} ${card.last4}` : null
