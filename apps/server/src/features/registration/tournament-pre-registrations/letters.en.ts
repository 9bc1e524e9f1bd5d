/** What a team hears of its place. */
export const texts = {
  youAreIn: {
    subject: (name: string) => `You are in ${name}`,
    text: (name: string) =>
      `A place came free: you are in ${name} now. Pay at the ramp. If you cannot make it, please say so, and the next in line gets your place.`,
  },
}
