import { writeRecent } from '@ramplight/ui/values/times'
import type { AppFiles } from '#platform/portal-files/keep-portal.ts'
import { partInWords } from './device/index.ts'
import { t } from './offline-data.texts.ts'

/** What a director wants to know the evening before: is it all here, and how old is it. */
export type OfflineReadiness = { isReady: boolean; text: string }

export type RecordsHere = {
  tournaments: number
  entries: number
  /** Everything of the person has been here once. */
  isReady: boolean
  lastPull: string | null
  /** Whether the app itself opens without a network. */
  app: AppFiles
}

/** "Ready for offline: 5 tournaments, 312 entries, as of 06:12". The time is the device's, with the day when it is not today's. */
export function offlineReadiness(held: RecordsHere | null, now = new Date()): OfflineReadiness {
  if (!held?.isReady || !held.lastPull) return { isReady: false, text: t('offlineReadiness.notReady') }
  if (!held.app.isKept) return { isReady: false, text: t('offlineReadiness.dataIsHereAppIsNot', { percent: partInWords(held.app) }) }
  const text = t('offlineReadiness.readyForOfflineAsOf', {
    tournaments: t('offlineReadiness.tournaments', { count: held.tournaments }),
    entries: t('offlineReadiness.entries', { count: held.entries }),
    time: writeRecent(held.lastPull, undefined, now),
  })
  return { isReady: true, text }
}
