import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { done } from '../kernel/envelope.ts'
import { idParams } from '../kernel/family.ts'
import { id, isoDateTime, requiredText } from '../kernel/fields.ts'
import { email } from '../kernel/typed.ts'

/** What somebody tells the people who run the product: by the contact form, or a screen by itself when something broke. */
export const devNotice = z
  .object({
    _id: id,
    createdAt: isoDateTime,
    kind: z.enum(['contact', 'error']),
    subject: z.string(),
    message: z.string(),
    fromEmail: z.string().nullable(),
    /** Who was signed in. */
    user: id.nullable(),
    userName: z.string().nullish(),
    /** Null: nobody has answered it, or looked into it. */
    answeredAt: isoDateTime.nullable(),
  })
  .meta({ id: 'DevNotice' })
export type DevNotice = z.output<typeof devNotice>

export const devNotifierCalls = {
  list: endpoint({
    method: 'GET',
    path: '/api/dev-notifier/',
    summary: 'The newest 500 notices.',
    policy: 'system-admin',
    response: z.array(devNotice),
  }),
  answered: endpoint({
    method: 'PUT',
    path: '/api/dev-notifier/{id}',
    summary: 'Marks a notice as answered, or opens it again. Saying the same twice is harmless.',
    policy: 'system-admin',
    params: idParams,
    body: z.strictObject({ answered: z.boolean() }),
    response: devNotice,
  }),
  notifyGods: endpoint({
    method: 'POST',
    path: '/api/dev-notifier/notify-gods',
    summary: 'Reports that something broke on a screen.',
    policy: 'public',
    body: z.strictObject({ title: requiredText(200), message: requiredText(10_000) }),
    response: done,
  }),
  contactUs: endpoint({
    method: 'POST',
    path: '/api/dev-notifier/contact-us',
    summary: 'The contact form. `user` is who is signed in, whatever is sent.',
    policy: 'public',
    body: z.strictObject({
      fromEmail: email,
      subject: requiredText(200),
      message: requiredText(5000),
      user: id.nullish(),
    }),
    response: done,
  }),
}
