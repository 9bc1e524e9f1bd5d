import { directorSettingsCalls } from '@ramplight/contract/people/director-settings'
import { directorThemeCalls } from '@ramplight/contract/people/director-themes'
import { profileCalls } from '@ramplight/contract/people/profiles'
import { staffMemberCalls } from '@ramplight/contract/people/staff-members'
import { userProfileCalls } from '@ramplight/contract/people/user-profiles'
import type { AreaRecords } from './making.ts'

/** A record of each family of this area that has none yet, by its family. */
export const peopleRecords: AreaRecords = async ({ ramp, tour, director, made }) => ({
  'staff-members': await made(staffMemberCalls.create, {
    body: { user: (await ramp.person('Angler', 'Sid Staff', { tours: [tour] })).id, tours: [tour] },
  }),
  'user-profiles': await made(userProfileCalls.create, { body: { about_me: 'Runs Lake Fork' } }),
  profiles: await made(profileCalls.create, { body: { description: 'Directs' } }),
  'director-settings': await made(directorSettingsCalls.byUser, { params: { id: director.id } }),
  'director-themes': await made(directorThemeCalls.byUser, { params: { id: director.id } }),
})
