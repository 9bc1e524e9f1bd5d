import { newId } from '@ramplight/contract/kernel/new-id'
import { directorSettingsCalls } from '@ramplight/contract/people/director-settings'
import { directorThemeCalls } from '@ramplight/contract/people/director-themes'
import { profileCalls } from '@ramplight/contract/people/profiles'
import { staffMemberCalls } from '@ramplight/contract/people/staff-members'
import { userProfileCalls } from '@ramplight/contract/people/user-profiles'
import type { TestServer } from '#platform/testing/test-server'
import { coDirectorInvitations } from '../../features/people/co-director-invitations/co-director-invitations.table.ts'
import { staffInvitations } from '../../features/people/staff-invitations/staff-invitations.table.ts'
import type { AreaRecords } from './making.ts'

/** A record of each family of this area that has none yet, by its family. */
export const peopleRecords: AreaRecords = async ({ ramp, tour, tournament, director, user, made }) => ({
  'staff-members': await made(staffMemberCalls.create, {
    body: { user: (await ramp.person('Angler', 'Sid Staff', { tours: [tour] })).id, tours: [tour] },
  }),
  'staff-invitations': await anInvitation(ramp, { user, director: director.id, tours: [tour] }),
  'co-director-invitations': await anEventInvitation(ramp, { user, createdBy: director.id, tournament }),
  'user-profiles': await made(userProfileCalls.create, { body: { about_me: 'Runs Lake Fork' } }).then(() =>
    made(userProfileCalls.setPublicCard, { body: { publicCard: true } }),
  ),
  profiles: await made(profileCalls.create, { body: { description: 'Directs' } }),
  'director-settings': await made(directorSettingsCalls.byUser, { params: { id: director.id } }),
  'director-themes': await made(directorThemeCalls.byUser, { params: { id: director.id } }),
})

/** As it is stored: nobody here has an address that one could be sent to. */
async function anInvitation(ramp: TestServer, invites: { user: string; director: string; tours: string[] }): Promise<string> {
  const row = pending(ramp)
  await ramp.db.insert(staffInvitations).values({ ...row, ...invites })
  return row.id
}

async function anEventInvitation(ramp: TestServer, invites: { user: string; createdBy: string; tournament: string }): Promise<string> {
  const row = pending(ramp)
  await ramp.db.insert(coDirectorInvitations).values({ ...row, ...invites })
  return row.id
}

function pending(ramp: TestServer) {
  const at = ramp.deps.now().toISOString()
  const goodUntil = new Date(Date.parse(at) + 86_400_000).toISOString()
  return { id: newId(), state: 'pending', sentAt: at, goodUntil, createdAt: at, updatedAt: at } as const
}
