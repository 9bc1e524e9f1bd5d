/** What a director reads above a question from the page of their tournament or tour. */
export const texts = {
  subject: (about: string) => `Question about ${about}`,
  withdraws: (name: string, about: string) => `Can’t make it: ${name}, ${about}`,
  staysIn: (name: string, about: string) => `Can make it after all: ${name}, ${about}`,
  canMakeIt: (name: string, about: string) => `${name} can make it to ${about} after all.`,
}
