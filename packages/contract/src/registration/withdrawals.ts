import { LONGEST_QUESTION } from '@ramplight/domain/messaging/ask-director'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/family.ts'
import { id, money, moneyTotal, requiredText } from '../kernel/fields.ts'
import { tournamentEntry } from './tournament-entries.ts'

const base = '/api/tournament-entries/withdrawals/'

/** What an angler who withdraws gets back on the card, and what their director still has to refund. */
const amounts = { card: moneyTotal, waits: moneyTotal }

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
  ownWithdrawal: endpoint({
    method: 'GET',
    path: `${base}own/{id}`,
    summary:
      'What an angler gets back who withdraws by themself now, where the event lets them; else the director is asked. Of a boat that has withdrawn already: what became of it.',
    policy: 'entry.own',
    see: 'entry.see',
    params: idParams,
    /** `kept`: what the event keeps. `isOut`: it has withdrawn already. */
    response: z.object({ isAllowed: z.boolean(), isOut: z.boolean(), ...amounts, kept: moneyTotal }),
  }),
  withdrawNow: endpoint({
    method: 'POST',
    path: `${base}now/{id}`,
    summary:
      'An angler withdraws their boat, and their card is refunded by the policy: at once, and once. `card`, `waits` and `kept`: what they were shown; refused where one is another amount by now. Never of money that another angler paid. A refund that the card processor declines waits for the director.',
    own: 'money',
    policy: 'entry.own',
    see: 'entry.see',
    params: idParams,
    body: z.strictObject({ _id: id, card: money, waits: money, kept: money }),
    response: z.object({ ...amounts, state: z.enum(['done', 'asked']) }),
    inSteps: true,
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
