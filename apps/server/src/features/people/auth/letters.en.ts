import { brand } from '@ramplight/domain/kernel/brand'

/** The letters that bring a code, and those that say that something of the account has changed. */
export const texts = {
  verification: { subject: 'Your verification code', text: (code: string) => `Your verification code is ${code}.` },
  reset: { subject: 'Your temporary password', text: (code: string) => `Your temporary password is ${code}.` },
  email: { subject: 'Confirm your new email' },
  sms: (code: string) => `Your ${brand.name} code is ${code}.`,
  end: (minutes: number) =>
    `It works once, for ${minutes} minutes. If you didn’t request it, nothing has changed and you don’t need to do anything.`,
  emailChanged: {
    subject: 'Your email was changed',
    text: (hours: number) =>
      `Your account now uses a different email, and this one no longer logs in. If that wasn’t you, open this link within ${hours} hours: your email is restored and everyone is logged out.`,
  },
  factorOn: {
    subject: 'Two-step verification turned on',
    text: 'Logging in now asks for a code from your authenticator app. If that wasn’t you, write to us under Contact Us and we can turn it off. Also set a new password with “Forgot Password”; that works without the app.',
  },
  factorOff: {
    subject: 'Two-step verification turned off',
    text: 'Logging in no longer asks for a code from an authenticator app. If that wasn’t you, set a new password and check “Where you’re logged in” in your account.',
  },
  staff: {
    subject: 'You’re invited to join a tournament staff',
    tours: (count: number) => `${count} tours`,
    text: (from: string, what: string) => `${from} invited you to help run ${what} on ${brand.name}. Accept or decline here:`,
  },
  coDirector: {
    subject: 'You’re invited to co-direct a tournament',
    text: (from: string, what: string) => `${from} invited you to co-direct ${what} on ${brand.name}. Accept or decline here:`,
  },
  passkey: {
    subject: 'Passkey added',
    text: 'A passkey was added to your account. Anyone with that device can log in without your password. If that wasn’t you, remove it under “My account” and set a new password.',
  },
}
