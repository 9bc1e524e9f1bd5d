import { LONGEST_NAME, LONGEST_QUESTION } from '@ramplight/domain/messaging/ask-director'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { done } from '../kernel/envelope.ts'
import { idParams } from '../kernel/family.ts'
import { requiredText } from '../kernel/fields.ts'
import { email } from '../kernel/typed.ts'

/** Who runs a tournament or a tour: the name, and how to reach them as far as they allow it (`director-settings`). */
export const organizer = z
  .object({
    /** Null: nobody runs it any more. */
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  })
  .meta({ id: 'Organizer' })
export type Organizer = z.output<typeof organizer>

const question = z.strictObject({
  question: requiredText(LONGEST_QUESTION),
  /** Of who is not signed in. */
  name: requiredText(LONGEST_NAME).nullish(),
  /** Where the answer goes, for who is not signed in or has no e-mail in their account. */
  email: email.nullish(),
})

const base = '/api/organizers/'
const ASKS =
  'The director has it in their inbox and by mail, with the name and the address of who asks: those of the account for who is signed in.'

export const organizerCalls = {
  byTournament: endpoint({
    method: 'GET',
    path: `${base}by-tournament/{id}`,
    summary: 'Who runs a tournament.',
    policy: 'tournament.see',
    params: idParams,
    response: organizer,
  }),
  byTour: endpoint({
    method: 'GET',
    path: `${base}by-tour/{id}`,
    summary: 'Who runs a tour.',
    policy: 'tour.see',
    params: idParams,
    response: organizer,
  }),
  askOfTournament: endpoint({
    method: 'POST',
    path: `${base}by-tournament/{id}`,
    summary: `Asks the director of a tournament something. ${ASKS}`,
    policy: 'tournament.see',
    params: idParams,
    body: question,
    response: done,
  }),
  askOfTour: endpoint({
    method: 'POST',
    path: `${base}by-tour/{id}`,
    summary: `Asks the director of a tour something. ${ASKS}`,
    policy: 'tour.see',
    params: idParams,
    body: question,
    response: done,
  }),
}
