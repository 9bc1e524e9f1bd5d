import { entryInvoiceCalls } from '@ramplight/contract/registration/entry-invoices'
import { teamCalls } from '@ramplight/contract/registration/teams'
import type { AreaRecords } from './making.ts'

/** A record of each family of this area that has none yet, by its family. */
export const registrationRecords: AreaRecords = async ({ made, entry, tour, tournament, user }) => ({
  teams: await made(teamCalls.create, { body: { name: 'Reyes', users: [user], tour } }),
  'entry-invoices': await made(entryInvoiceCalls.create, {
    body: { entry, tournament, user, lines: [{ description: 'Entry fee', cost: 100 }] },
  }),
})
