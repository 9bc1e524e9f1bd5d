import { t } from '../language/ui.texts.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "just now", "2 min ago", "3 h ago", "2 days ago". */
export function timeAgo(at: number, now: number = Date.now()): string {
  const age = Math.max(0, now - at)
  if (age < MINUTE) return t('ago.now')
  if (age < HOUR) return t('ago.minutes', { count: Math.floor(age / MINUTE) })
  if (age < DAY) return t('ago.hours', { count: Math.floor(age / HOUR) })
  return t('ago.days', { count: Math.floor(age / DAY) })
}
