import { teamCalls } from '@ramplight/contract/registration/teams'
import { queryOf } from '#platform/query.ts'

/** The teams that I am in. */
export const myTeamsQuery = () => queryOf(teamCalls.search, { body: { selectAll: true } })

/** Which team a link leads into. */
export const invitedToOwnQuery = (code: string) => ({ ...queryOf(teamCalls.invitedToOwn, { body: { code } }), retry: false })
