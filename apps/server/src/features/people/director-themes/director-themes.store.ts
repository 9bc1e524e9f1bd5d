import { records } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { rowOf } from '../director-settings/index.ts'
import { directorThemes } from './director-themes.table.ts'

export const themeStore = records(directorThemes, 'director-themes')

/** What the public boards of a director wear; null: the look that boards have by themselves. */
export const themeOf = (db: Queryable, director: string) => rowOf(db, themeStore, director)
