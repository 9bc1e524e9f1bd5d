import { brand } from '@ramplight/domain/kernel/brand'

/** The letters that bring a code, and those that say that something of the account has changed. */
export const texts = {
  verification: { subject: 'Your verification code', text: (code: string) => `Your verification code is ${code}.` },
  reset: { subject: 'Your temporary password', text: (code: string) => `Your temporary password is ${code}.` },
  email: { subject: 'Confirm your new email' },
  sms: (code: string) => `Your ${brand.name} code is ${code}.`,
  end: (minutes: number) =>
    `It works once, for ${minutes} minutes. If you did not ask for it, nothing has changed and there is nothing to do.`,
  emailChanged: {
    subject: 'Your email was changed',
    text: (hours: number) =>
      `The email of your account is another one from now on, and this address no longer signs in. If that was not you, open this within ${hours} hours: it comes back here, and everybody who is signed in is signed out.`,
  },
  factorOn: {
    subject: 'Second step turned on',
    text: 'From now on your account asks for a code of your authenticator app when you log in. If that was not you, write to us under Contact Us: we can take it off again. Set a new password, too, with “Forgot Password”; that works without the app.',
  },
  factorOff: {
    subject: 'Second step turned off',
    text: 'Your account no longer asks for a code of an authenticator app when you log in. If that was not you, set a new password and look at your account under “Where you are signed in”.',
  },
  staff: {
    subject: 'An invitation to a tournament staff',
    tours: (count: number) => `${count} tours`,
    text: (from: string, what: string) => `${from} invites you to help run ${what} on ${brand.name}. Say yes or no here:`,
  },
  passkey: {
    subject: 'Passkey added',
    text: 'A passkey was added to your account: whoever has that device logs in without your password. If that was not you, remove it under “My data”, and set a new password.',
  },
}
