import { team as record } from '@ramplight/contract/registration/teams'
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'

export const teams = pgTable(
  'teams',
  {
    ...recordColumns,
    name: text(),
    captain: reference(),
    coanglers: jsonb().$type<string[]>().notNull().default(record.starts.coanglers),
    boatCaptain: reference(),
    sub: reference(),
    alias: text(),
    users: jsonb().$type<string[]>().notNull().default(record.starts.users),
    club_name: text(),
    tour: reference(),
    /** Whose book it is in; of a team that anglers made, who made it. */
    director: reference().notNull(),
    /** Everybody who is named above; set with every write, for finding the teams of a person. */
    members: jsonb().$type<string[]>().notNull().default([]),
    ofAnglers: boolean().notNull().default(record.starts.ofAnglers),
    /** Of the open link into it (`own-teams.ts`): only who was given the code has it. */
    linkHash: text().unique(),
  },
  (t) => [index('teams_director').on(t.director), index('teams_tour').on(t.tour), index('teams_members').using('gin', t.members)],
)
