import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { done } from '../kernel/envelope.ts'
import { id, text } from '../kernel/fields.ts'
import { email, emailTyped, identifier, phone, phoneTyped } from '../kernel/typed.ts'
import { loginAnswer } from './auth.ts'
import { anglerName, password, personFields, user, userType } from './users.ts'

/** As it was typed: capitals, blanks and dashes do not matter. */
const code = identifier(20)
/** The name of somebody who has given an address alone so far. */
export const PLACEHOLDER_NAME = 'New'
/** A family, a club's own phone: so many noted records of one number are offered. */
export const MOST_OF_A_PHONE = 20

// A person who signs up has no profile yet that they could name.
const { first_name, last_name, email: _, userProfile: _none, ...contact } = personFields

/** `status: false` says in `error` what was wrong: 200, because 401 and 403 end a session on the client (A12). */
export const codeAnswer = loginAnswer
  .omit({ token: true, setUp: true, recoveryCodes: true })
  .extend({
    people: z
      .array(anglerName)
      .max(MOST_OF_A_PHONE)
      .optional()
      .meta({ description: 'Of a proved phone: whose records may be claimed by it. A family may have one phone.' }),
  })
  .meta({ id: 'CodeAnswer' })
export type CodeAnswer = z.output<typeof codeAnswer>

/** What a phone is answered, whoever has it: who reads that phone claims the record by the code that is sent to it. */
export const phoneAnswer = z.object({ sendsCode: z.literal(true) }).meta({ id: 'PhoneAnswer' })

/** An e-mail with an account, which a sign-up has to be told (1 §4). Nothing says whose it is. */
const emailAnswers = z.array(z.object({ hasAccount: z.literal(true) }).meta({ id: 'EmailAnswer' })).max(1)

/**
 * What was said, and nothing of what is stored: also an e-mail that a director has noted goes on as any other, and only who
 * reads that mailbox learns it.
 */
export const signUpBegun = z
  .object({
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    userType,
    confirmed: z.literal(false),
  })
  .meta({ id: 'SignUpBegun' })
export type SignUpBegun = z.output<typeof signUpBegun>

/**
 * Ways into an account without a password (1 §4, 1 §7). Everything here is open to visitors, so: codes are random, counted,
 * used once and die after ten minutes; answers tell no more than the specification demands; each address gets so many calls.
 */
export const signUpCalls = {
  emailCheck: endpoint({
    method: 'POST',
    path: '/api/users/email-check',
    summary: 'Whether an e-mail has an account somebody signs in with: one line or none.',
    policy: 'public',
    body: z.object({ email }),
    response: emailAnswers,
    reads: true,
  }),
  emailCheckByPath: endpoint({
    method: 'GET',
    path: '/api/users/email-check/{email}',
    summary: 'The same as POST; an address in a URL is kept by logs, so prefer that.',
    policy: 'public',
    params: z.object({ email }),
    response: emailAnswers,
  }),
  phoneCheck: endpoint({
    method: 'POST',
    path: '/api/users/phone-check',
    summary: 'That a code can be asked for with this number. The answer is the same whoever has it, and if nobody does.',
    policy: 'public',
    body: z.object({ phone }),
    response: z.array(phoneAnswer).max(1),
    reads: true,
  }),
  createTempUserAccount: endpoint({
    method: 'POST',
    path: '/api/users/createTempUserAccount',
    summary: 'Begin a sign-up: a code to the mailbox. One that was left unfinished, or that a director has noted, goes on with it.',
    policy: 'public',
    body: z.object({
      _id: id.optional(),
      email,
      /** Only an admin chooses; of everybody else it becomes an angler (A17). */
      userType: userType.optional(),
      first_name: text(60).optional(),
      last_name: text(60).optional(),
    }),
    response: signUpBegun,
  }),
  sendPhoneActivationRequest: endpoint({
    method: 'POST',
    path: '/api/users/send-phone-activation-request',
    summary: 'Send a code to a phone that a director has noted. The answer is the same whether there is such an account.',
    policy: 'public',
    own: 'sign-in',
    body: z.object({ phone }),
    response: done,
  }),
  updateTempUserAccount: endpoint({
    method: 'POST',
    path: '/api/users/updateTempUserAccount',
    summary: 'Write the e-mail of an unconfirmed account whose phone was proved by a code (A90), and send a code to that mailbox.',
    policy: 'public',
    own: 'sign-in',
    body: z.object({
      phone,
      code,
      email,
      /** Which record, where the phone stands for more than one. */
      user: id.optional(),
      first_name: first_name.optional(),
      last_name: last_name.optional(),
    }),
    response: user,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/users/register',
    summary: 'Begin a sign-up with all its data at once. Who reads the mailbox sets the password with the code (`completeRegistration`).',
    policy: 'public',
    body: z.object({ _id: id.optional(), first_name, last_name, email, ...contact }),
    response: signUpBegun,
  }),
  activate: endpoint({
    method: 'POST',
    path: '/api/users/activate',
    summary: 'Prove a mailbox or a phone by the code of a sign-up; `completeRegistration` or `updateTempUserAccount` then takes it.',
    policy: 'public',
    own: 'sign-in',
    body: z.object({ email: emailTyped.optional(), phone: phoneTyped().optional(), code: code.optional() }),
    response: codeAnswer,
    secret: true,
  }),
  passwordReset: endpoint({
    method: 'POST',
    path: '/api/users/password-reset',
    summary: 'Send a temporary password. The answer is the same whether there is such an account.',
    policy: 'public',
    own: 'sign-in',
    body: z.object({ email }),
    response: done,
  }),
  passwordResetCheck: endpoint({
    method: 'POST',
    path: '/api/users/password-reset-check',
    summary:
      'Whether the temporary password, or the code of a sign-up, is right; `completeRegistration` then takes it, within ten minutes.',
    policy: 'public',
    own: 'sign-in',
    body: z.object({ email: emailTyped, password: code }),
    response: codeAnswer,
    secret: true,
  }),
  completeRegistration: endpoint({
    method: 'POST',
    path: '/api/users/completeRegistration',
    summary: 'Set the password of an account whose mailbox was proved. `code` is the temporary password once more.',
    policy: 'public',
    own: 'sign-in',
    body: z.object({
      email: emailTyped,
      code,
      password,
      first_name: first_name.optional(),
      last_name: last_name.optional(),
      ...contact,
    }),
    response: done,
  }),
  tempLogin: endpoint({
    method: 'POST',
    path: '/api/users/templogin',
    summary: 'Sign in once with a temporary password.',
    policy: 'public',
    own: 'sign-in',
    body: z.object({ email: emailTyped, password: code }),
    response: loginAnswer,
    secret: true,
  }),
}
