/** What a director reads above a question from the page of their tournament or tour. */
export const texts = {
  subject: (about: string) => `Question about ${about}`,
  withdraws: (name: string, about: string) => `Can’t make it: ${name}, ${about}`,
  withdrew: (name: string, about: string) => `Withdrew: ${name}, ${about}`,
  staysIn: (name: string, about: string) => `Can make it after all: ${name}, ${about}`,
  hasWithdrawn: (name: string, about: string, card: string | null, waits: string | null) =>
    [
      `${name} withdrew from ${about}.`,
      card ? `${card} is being refunded to their card under the refund policy.` : 'Nothing was refunded to a card.',
      ...(waits ? [`${waits} is left to refund. It’s listed on Money.`] : []),
    ].join(' '),
  canMakeIt: (name: string, about: string) => `${name} can make it to ${about} after all.`,
}
