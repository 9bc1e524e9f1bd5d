import { brand } from '@ramplight/domain/kernel/brand'

/** What a team hears of its place. */
export const texts = {
  locale: 'en-US',
  youAreIn: {
    subject: (name: string) => `You’re in: ${name}`,
    /** `pay`: how and until when. */
    text: (name: string, pay: string) =>
      `A spot opened up, and you’re in ${name}. ${pay} If you can’t make it, please withdraw so the next in line gets your spot.`,
    atRamp: 'Pay at the ramp.',
    cardOrRamp: (day: string) => `Pay by card by ${day}, or at the ramp.`,
    cardOnly: (time: string) => `Pay by card by ${time}. After that your spot goes to the next in line.`,
  },
  waits: {
    subject: (name: string) => `You’re on the waiting list: ${name}`,
    text: (name: string) =>
      `${name} is full, and you’re on the waiting list. When a spot opens up, it goes to the next in line. We’ll let you know when it’s yours. There’s nothing to pay until then.`,
  },
  lapsed: {
    subject: (name: string) => `You lost your spot: ${name}`,
    text: (name: string) =>
      `Your spot in ${name} wasn’t paid in time, so it’s open to others now. Nothing was charged. You can sign up again while registration is open.`,
  },
  comeAlong: {
    subject: (from: string, event: string) => `${from} invites you to fish ${event}`,
    text: (name: string, from: string, event: string) =>
      `Hi ${name}, ${from} signed up for ${event} and wants you in the boat. Open the link, log in or create an account, and join the team.\n\n${from} sent this through ${brand.name}. If you don’t know them, ignore this email.`,
  },
}
