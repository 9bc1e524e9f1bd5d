import type { UserProfile } from '@ramplight/contract/people/user-profiles'

/** What a card says of a person, in its order. */
export const PROFILE_FIELDS = ['pronunciation', 'club_name', 'about_me', 'family', 'interesting_facts', 'sponsors'] as const
export type ProfileValues = Record<(typeof PROFILE_FIELDS)[number], string>

export const profileValues = (profile: UserProfile | null): ProfileValues =>
  Object.fromEntries(PROFILE_FIELDS.map((name) => [name, profile?.[name] ?? ''])) as ProfileValues

/** What is not as it was; an emptied field is said as empty. */
export const profileChanges = (before: ProfileValues, now: ProfileValues): Partial<Record<keyof ProfileValues, string | null>> =>
  Object.fromEntries(PROFILE_FIELDS.flatMap((name) => (now[name].trim() === before[name] ? [] : [[name, now[name].trim() || null]])))
