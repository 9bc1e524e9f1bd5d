import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { queryOf } from '#platform/query.ts'

/** Who invites by a link, and to what. */
export const invitedQuery = (code: string) => ({ ...queryOf(preRegistrationCalls.invited, { body: { code } }), retry: false })
