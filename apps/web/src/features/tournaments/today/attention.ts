import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'

export type Attention = { key: string; tournament: string; text: string; action: string; href: string }

type Given = { tournaments: readonly SkinnyTournament[]; unpaid: Readonly<Record<string, number>>; today: string }

const boats = (count: number) => (count === 1 ? '1 boat' : `${count} boats`)

/** What waits for the director, worst first: weigh-ins left open, results not final, money not collected. */
export function attentionOf({ tournaments, unpaid, today }: Given): Attention[] {
  const over = (one: SkinnyTournament) => (one.tournamentDates.at(-1) ?? one.startDate) < today
  const item = (one: SkinnyTournament, kind: string, text: string, action: string, path: string): Attention => ({
    key: `${one._id}-${kind}`,
    tournament: one.name,
    text,
    action,
    href: path.startsWith('/') ? path : `/director/tournaments/${one._id}${path && `/${path}`}`,
  })
  return [
    ...tournaments
      .filter((one) => one.status === 'In Progress' && one.weighedCount < one.entryCount)
      .map((one) => item(one, 'weigh', `${boats(one.entryCount - one.weighedCount)} not weighed`, 'Weigh in', `/weigh-in/${one._id}`)),
    ...tournaments
      .filter((one) => one.status === 'In Progress' && over(one) && one.weighedCount >= one.entryCount)
      .map((one) => item(one, 'close', 'The weigh-in is still open', 'Close it', '')),
    ...tournaments
      .filter((one) => one.status === 'Closed')
      .map((one) => item(one, 'final', 'Results are not final', 'Finalize', 'results')),
    ...tournaments
      .filter((one) => (unpaid[one._id] ?? 0) > 0 && one.status !== 'Draft')
      .map((one) => item(one, 'unpaid', `${boats(unpaid[one._id] ?? 0)} not paid`, 'Collect', 'entries?view=unpaid')),
    ...tournaments
      .filter((one) => ['Open', 'Scheduled'].includes(one.status) && over(one))
      .map((one) => item(one, 'late', 'The day is over, but it was never started', 'Open', '')),
  ]
}
