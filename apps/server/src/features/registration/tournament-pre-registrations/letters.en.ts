import { brand } from '@ramplight/domain/kernel/brand'

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
  comeAlong: {
    subject: (from: string, event: string) => `${from} invites you to fish ${event}`,
    text: (name: string, from: string, event: string) =>
      `Hi ${name}, ${from} signed up for ${event} and wants you in the boat. Open the link, log in or create an account, and join the team.\n\n${from} sent this through ${brand.name}. If you don’t know them, ignore this email.`,
  },
}
