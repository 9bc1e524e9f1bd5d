import { directorThemeCalls } from '@ramplight/contract/people/director-themes'
import { queryOf } from '#platform/query.ts'

/** What somebody's boards wear: none or one. `byUser` would make one, and boards would wear it. */
export const ownThemeQuery = (user: string) => queryOf(directorThemeCalls.search, { body: { user } })
