import { userProfile } from '@ramplight/contract/people/user-profiles'
import { sql } from 'drizzle-orm'
import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'
import { uniqueAs } from '#platform/database/unique-as'

const userProfilesUserUnique = uniqueAs('user_profiles_user_unique', 'record.only-one')

export const userProfiles = pgTable(
  'user_profiles',
  {
    ...recordColumns,
    user: reference().notNull(),
    pronunciation: text(),
    club_name: text(),
    about_me: text(),
    family: text(),
    interesting_facts: text(),
    sponsors: text(),
    background_image: text(),
    avatar: text(),
    theme: text(),
    publicCard: boolean().notNull().default(userProfile.starts.publicCard),
  },
  (t) => [userProfilesUserUnique.on(t.user).where(sql`not ${t.deleted}`)],
)
