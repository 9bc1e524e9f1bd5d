import { records } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { directorSettings } from './director-settings.table.ts'
import { rowOf } from './of-a-director.ts'

export const directorSettingsStore = records(directorSettings, 'director-settings')

/** How this director works, if they ever said so. */
export const settingsOf = (db: Queryable, director: string) => rowOf(db, directorSettingsStore, director)
