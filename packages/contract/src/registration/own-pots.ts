import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/family.ts'
import { id } from '../kernel/fields.ts'
import { tournamentEntry } from './tournament-entries.ts'

export const ownPotCalls = {
  choosePots: endpoint({
    method: 'POST',
    path: '/api/tournament-entries/own-pots/{id}',
    summary:
      'The pots of a boat, by one of its anglers, until the first boat leaves. Of a boat that has paid, pots are added alone; what they cost is owed, and paid by card.',
    policy: 'entry.own',
    see: 'entry.see',
    params: idParams,
    body: z.strictObject({ pots: z.array(id).max(50) }),
    response: tournamentEntry,
    inSteps: true,
  }),
}
