import { directorSettingsCalls as calls, type DirectorSettings, directorSettings } from '@ramplight/contract/people/director-settings'
import { readLocally } from '#platform/local/answers/local-calls.ts'
import { type LocalFamily, notFound, readFamily, recordsOf } from '#platform/local-families/local-family.ts'

const SETTINGS: LocalFamily<DirectorSettings> = { tbl: 'director-settings', record: directorSettings }

readFamily(calls, SETTINGS)

/** A director who has none yet has them made by the server, which is asked then. */
readLocally(calls.byUser, {
  tables: ['director-settings'],
  answer: async ({ params: { id } }, local) => {
    const found = (await recordsOf(SETTINGS, local)).find(({ user }) => user === id)
    if (!found) throw notFound()
    return found
  },
})
