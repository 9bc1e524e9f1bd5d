/** What a director reads above a question from the page of their tournament or tour. */
export const texts = {
  subject: (about: string) => `Question about ${about}`,
  cantMakeIt: (name: string, about: string) => `Can’t make it: ${name}, ${about}`,
}
