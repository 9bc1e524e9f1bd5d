/** What a team hears of its place. */
export const texts = {
  locale: 'en-US',
  youAreIn: {
    subject: (name: string) => `You are in ${name}`,
    /** `pay`: how and until when. */
    text: (name: string, pay: string) =>
      `A place came free: you are in ${name} now. ${pay} If you cannot make it, please say so, and the next in line gets your place.`,
    atRamp: 'Pay at the ramp.',
    cardOrRamp: (day: string) => `Pay by card until ${day}, or at the ramp.`,
    cardOnly: (time: string) => `Pay by card until ${time}; after that the place goes to the next in line.`,
  },
}
