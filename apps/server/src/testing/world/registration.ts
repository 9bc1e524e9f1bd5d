import { entryInvoiceCalls } from '@ramplight/contract/registration/entry-invoices'
import type { AreaRecords } from './making.ts'

/** A record of each family of this area that has none yet, by its family. */
export const registrationRecords: AreaRecords = async ({ made, entry, tournament, user }) => ({
  'entry-invoices': await made(entryInvoiceCalls.create, {
    body: { entry, tournament, user, lines: [{ description: 'Entry fee', cost: 100 }] },
  }),
})
