import { writeDay, writeIsoDay } from '@ramplight/ui/values/times'
import { type Paper, paperFileName, printDates } from '#features/print/index.ts'
import { todayHere } from '#platform/values/tournament-dates.ts'
import { pointsText } from '#platform/values/write-count.ts'
import { t } from '../angler.texts.ts'
import type { MyResult } from './my-results.ts'

type Of = { name: string; season: string | null; results: readonly MyResult[]; sum: string; weightOf: (result: MyResult) => string }

/** Personal results: Event, Date, Position, Points, Awarded On, Weight (3 §2). */
export function personalPaper({ name, season, results, sum, weightOf }: Of, today = todayHere()): Paper {
  return {
    title: name,
    subtitles: [season ?? t('results.allSeasons'), sum],
    foot: `${name} · ${printDates([today])}`,
    fileName: paperFileName(name, today, t('nav.results')),
    tables: [
      {
        columns: [
          { label: t('results.event') },
          { label: t('results.date') },
          { label: t('results.position'), align: 'end' },
          { label: t('results.points'), align: 'end' },
          { label: t('results.awarded') },
          { label: t('results.weight'), align: 'end' },
        ],
        rows: results.map((one) => [
          one.tournament.name,
          writeIsoDay(one.tournament.startDate),
          one.place === null ? '—' : t('entries.place', { place: one.place }),
          one.points === null ? '—' : pointsText(one.points),
          one.awardedAt ? writeDay(one.awardedAt) : '—',
          weightOf(one),
        ]),
      },
    ],
  }
}
