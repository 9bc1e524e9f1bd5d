import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { done } from '../kernel/envelope.ts'
import { id, isoDateTime, requiredText } from '../kernel/fields.ts'

/** Which build, where, and what: nothing of who it was, or of what they typed. */
const fault = {
  /** The script that a page of this build begins with. */
  build: z
    .string()
    .max(80)
    .regex(/^[\w.-]{1,80}$/),
  /** The pattern of the address, without ids. */
  route: requiredText(200),
  message: requiredText(300),
}

export const brokenPage = z
  .object({ _id: id, ...fault, firstAt: isoDateTime, lastAt: isoDateTime, times: z.number().int() })
  .meta({ id: 'BrokenPage' })
export type BrokenPage = z.output<typeof brokenPage>

export const brokenPageCalls = {
  list: endpoint({
    method: 'GET',
    path: '/api/broken-pages/',
    summary: 'What broke on screens in the last 90 days, one line for each cause, the newest 500.',
    policy: 'system-admin',
    response: z.array(brokenPage).max(500),
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/broken-pages/report',
    summary: 'A page of the app broke. Ids, emails, numbers and quoted text are taken out of what is sent.',
    policy: 'public',
    body: z.strictObject(fault),
    response: done,
  }),
}
