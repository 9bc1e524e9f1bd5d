import { writeDay, writeIsoDay } from '@ramplight/ui/values/times'
import { type Paper, paperFileName, printDates } from '#features/print/index.ts'
import { todayHere } from '#platform/values/tournament-dates.ts'
import { pointsText } from '#platform/values/write-count.ts'
import { t } from './personal-results.texts.ts'
import { type PersonalResult, sumWords } from './personal-results.ts'

type Of = { name: string; season: string | null; results: readonly PersonalResult[]; weightOf: (result: PersonalResult) => string }

/** Personal results: Event, Date, Position, Points, Awarded On, Weight (3 §2). */
export function personalPaper({ name, season, results, weightOf }: Of, today = todayHere()): Paper {
  return {
    title: name,
    subtitles: [season ?? t('allSeasons'), sumWords(results)],
    foot: `${name} · ${printDates([today])}`,
    fileName: paperFileName(name, today, t('title')),
    tables: [
      {
        columns: [
          { label: t('event') },
          { label: t('date') },
          { label: t('position'), align: 'end' },
          { label: t('points'), align: 'end' },
          { label: t('awarded') },
          { label: t('weight'), align: 'end' },
        ],
        rows: results.map((one) => [
          one.tournament.name,
          writeIsoDay(one.tournament.startDate),
          one.place === null ? '—' : t('place', { place: one.place }),
          one.points === null ? '—' : pointsText(one.points),
          one.awardedAt ? writeDay(one.awardedAt) : '—',
          weightOf(one),
        ]),
      },
    ],
  }
}
