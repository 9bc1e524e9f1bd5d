import { t } from './kpi-reports.texts.ts'

/** `20 8 * * *` as people say it; one of another kind stays as it is. */
export function cronWords(cron: string): string {
  const [minute = '', hour = '', ...rest] = cron.split(' ')
  if (rest.join(' ') !== '* * *') return cron
  const many = /^\*\/(\d+)$/.exec(minute)?.[1]
  if (hour === '*' && minute === '*') return t('cron.minute')
  if (hour === '*' && many) return t('cron.minutes', { many })
  if (hour === '*' && /^\d+$/.test(minute)) return t('cron.hour', { minute })
  return /^\d+$/.test(hour) && /^\d+$/.test(minute) ? t('cron.day', { time: `${hour}:${minute.padStart(2, '0')}` }) : cron
}
