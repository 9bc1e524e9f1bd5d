import { LONGEST_QUESTION } from '@ramplight/domain/messaging/ask-director'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/family.ts'
import { requiredText } from '../kernel/fields.ts'
import { tournamentEntry } from './tournament-entries.ts'

const base = '/api/tournament-entries/withdrawals/'

/** An angler can’t make it: their director is asked, and refunds and withdraws the boat. */
export const withdrawalCalls = {
  withdrawals: endpoint({
    method: 'GET',
    path: base,
    summary: 'The boats that ask to withdraw, of the tournaments that the caller runs.',
    policy: 'signed-in',
    response: z.array(tournamentEntry),
  }),
  askToWithdraw: endpoint({
    method: 'POST',
    path: `${base}ask/{id}`,
    summary:
      'An angler asks to withdraw their boat. Its director has it with the boat, in their inbox and by mail; once, however often it is sent.',
    policy: 'entry.own',
    see: 'entry.see',
    params: idParams,
    body: z.strictObject({ question: requiredText(LONGEST_QUESTION) }),
    response: tournamentEntry,
  }),
  stayIn: endpoint({
    method: 'POST',
    path: `${base}stay/{id}`,
    summary:
      'The boat stays in: an angler of it can make it after all, of which the director is told; or those who run the event have answered.',
    policy: 'entry.see',
    params: idParams,
    response: tournamentEntry,
  }),
}
