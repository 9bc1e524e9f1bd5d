import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { extraValues, id, requiredText, text } from '../kernel/fields.ts'
import { email, phone } from '../kernel/typed.ts'
import { LONGEST_SMS } from './compose.ts'
import { message } from './messages.ts'

const MOST = 500

/**
 * A mail by the specification (3 §3). Its words are `message`, or those of `customHtml`, whose tags are left out, or a `template`;
 * `{{name}}` in them is a value of `record`, or `recipFirstName`.
 */
const mail = {
  _id: id.optional(),
  /** Answers go to the sender's own address, which this may name. */
  from: email.nullish(),
  recipFirstName: text(60).nullish(),
  subject: requiredText(200),
  message: text(10_000).nullish(),
  customHtml: text(50_000).nullish(),
  template: text(60).nullish(),
  record: extraValues.nullish(),
}
export type MailToSend = z.output<z.ZodObject<typeof mail>>

const one = z.strictObject({ ...mail, to: email })
const KNOWN = 'Only to people whom the caller may see.'
const NIGHT = 'Where it is night at its tournament it waits until eight in the morning.'

export const mailCalls = {
  sendEmail: endpoint({
    method: 'POST',
    path: '/api/messages/send-email',
    summary: `Sends a mail to one person. ${KNOWN}`,
    policy: 'director',
    body: one,
    response: message,
  }),
  sendEmailFromSystem: endpoint({
    method: 'POST',
    path: '/api/messages/send-email-from-system',
    summary: 'Sends a mail to one person in the name of the system: nobody is answered to.',
    policy: 'system-admin',
    body: one,
    response: message,
  }),
  sendCustomEmail: endpoint({
    method: 'POST',
    path: '/api/messages/send-custom-email',
    summary: `Sends a mail of customHtml to one person. ${KNOWN}`,
    policy: 'director',
    body: z.strictObject({ ...one.shape, customHtml: requiredText(50_000) }),
    response: message,
  }),
  sendMultipleEmail: endpoint({
    method: 'POST',
    path: '/api/messages/send-multiple-email',
    summary: `Sends one mail to several people, each a copy of their own. ${KNOWN}`,
    policy: 'director',
    body: z.strictObject({ ...mail, to: z.array(email).min(1).max(MOST) }),
    response: message,
  }),
}

const sms = { _id: id.optional(), message: requiredText(LONGEST_SMS), tournament: id.nullish() }

export const smsCalls = {
  sendSms: endpoint({
    method: 'POST',
    path: '/api/sms/send-sms',
    summary: `Sends a text message to one person. ${KNOWN} ${NIGHT}`,
    policy: 'message.create',
    body: z.strictObject({ ...sms, to: phone }),
    response: message,
  }),
  sendMultipleSms: endpoint({
    method: 'POST',
    path: '/api/sms/send-multiple-sms',
    summary: `Sends a text message to several people, each a copy of their own. ${KNOWN} ${NIGHT}`,
    policy: 'message.create',
    body: z.strictObject({ ...sms, to: z.array(phone).min(1).max(MOST) }),
    response: message,
  }),
}
