import { entryInvoiceCalls } from '@ramplight/contract/registration/entry-invoices'
import { teamCalls } from '@ramplight/contract/registration/teams'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { waiverAcceptanceCalls } from '@ramplight/contract/registration/waiver-acceptances'
import { aTournament } from '../../features/tournaments/testing/a-tournament.ts'
import type { AreaRecords, Making } from './making.ts'

/** A record of each family of this area that has none yet, by its family. */
export const registrationRecords: AreaRecords = async ({ ramp, director, made, entry, tour, tournament, user }) => ({
  'tournament-pre-registrations': await made(preRegistrationCalls.create, {
    body: {
      tournament: (await aTournament(ramp, director, tour, { settings: { payout: { allowPreRegistration: true } } }))._id,
      team: { users: [user] },
    },
  }),
  'waiver-acceptances': await made(waiverAcceptanceCalls.accept, { body: await onPaper(ramp, director, tour, user) }),
  teams: await made(teamCalls.create, { body: { name: 'Reyes', users: [user], tour } }),
  'entry-invoices': await made(entryInvoiceCalls.create, {
    body: { entry, tournament, user, lines: [{ description: 'Entry fee', cost: 100 }] },
  }),
})

/** What a director has on the table, signed by hand. */
async function onPaper(ramp: Making['ramp'], director: Making['director'], tour: string, user: string) {
  const settings = { registration: { waiver: 'I fish at my own risk.' } }
  const tournament = (await aTournament(ramp, director, tour, { settings }))._id
  const { body } = await ramp.call(waiverAcceptanceCalls.waiver, { as: director, params: { id: tournament } })
  return { tournament, user, version: body.waiver!.version, name: 'Lily Reyes', onPaper: true }
}
