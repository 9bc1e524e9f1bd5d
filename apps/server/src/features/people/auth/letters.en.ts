import { brand } from '@ramplight/domain/kernel/brand'

/** The letters that bring a code. */
export const texts = {
  verification: { subject: 'Your verification code', text: (code: string) => `Your verification code is ${code}.` },
  reset: { subject: 'Your temporary password', text: (code: string) => `Your temporary password is ${code}.` },
  email: { subject: 'Confirm your new email' },
  sms: (code: string) => `Your ${brand.name} code is ${code}.`,
  end: (minutes: number) =>
    `It works once, for ${minutes} minutes. If you did not ask for it, nothing has changed and there is nothing to do.`,
}
