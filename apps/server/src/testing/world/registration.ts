import { entryInvoiceCalls } from '@ramplight/contract/registration/entry-invoices'
import { teamCalls } from '@ramplight/contract/registration/teams'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { aTournament } from '../../features/tournaments/testing/a-tournament.ts'
import type { AreaRecords } from './making.ts'

/** A record of each family of this area that has none yet, by its family. */
export const registrationRecords: AreaRecords = async ({ ramp, director, made, entry, tour, tournament, user }) => ({
  'tournament-pre-registrations': await made(preRegistrationCalls.create, {
    body: {
      tournament: (await aTournament(ramp, director, tour, { settings: { payout: { allowPreRegistration: true } } }))._id,
      team: { users: [user] },
    },
  }),
  teams: await made(teamCalls.create, { body: { name: 'Reyes', users: [user], tour } }),
  'entry-invoices': await made(entryInvoiceCalls.create, {
    body: { entry, tournament, user, lines: [{ description: 'Entry fee', cost: 100 }] },
  }),
})
