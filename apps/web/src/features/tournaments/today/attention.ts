import type { ResponseOf } from '@ramplight/contract/kernel/endpoint'
import type { moneyCalls } from '@ramplight/contract/payments/money'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { needInWords } from '@ramplight/domain/money/provider-needs'
import { writeDay } from '@ramplight/ui/values/times'
import { boatName } from '#platform/values/entry-name.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import type { CardAttention } from './today.queries.ts'
import { t } from './today.texts.ts'

export type Attention = { key: string; tournament: string; text: string; action: string; href: string }

type Given = { tournaments: readonly SkinnyTournament[]; unpaid: Readonly<Record<string, number>>; today: string }

const boats = (count: number) => t('attention.boats', { count })

/**
 * What waits for the director, worst first: weigh-ins left open, results not final, money not collected.
 * A cancelled event waits for nothing: nobody weighs and nobody pays.
 */
export function attentionOf({ tournaments: all, unpaid, today }: Given): Attention[] {
  const tournaments = all.filter(({ cancelled }) => !cancelled)
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
      .map((one) =>
        item(
          one,
          'weigh',
          t('attention.notWeighed', { boats: boats(one.entryCount - one.weighedCount) }),
          t('attention.weighIn'),
          `/weigh-in/${one._id}`,
        ),
      ),
    ...tournaments
      .filter((one) => one.status === 'In Progress' && over(one) && one.weighedCount >= one.entryCount)
      .map((one) => item(one, 'close', t('attention.weighInIsStillOpen'), t('attention.closeIt'), '')),
    ...tournaments
      .filter((one) => one.status === 'Closed')
      .map((one) => item(one, 'final', t('attention.resultsAreNotFinal'), t('attention.finalize'), 'results')),
    ...tournaments
      .filter((one) => (unpaid[one._id] ?? 0) > 0 && one.status !== 'Draft')
      .map((one) =>
        item(one, 'unpaid', t('attention.notPaid', { boats: boats(unpaid[one._id] ?? 0) }), t('attention.collect'), 'entries?view=unpaid'),
      ),
    ...tournaments
      .filter((one) => ['Open', 'Scheduled'].includes(one.status) && over(one))
      .map((one) => item(one, 'late', t('attention.neverStarted'), t('attention.open'), '')),
  ]
}

const GETTING_PAID = '/director/payments/stripe'

/** What waits about cards: money that is being lost comes before everything else that waits. */
export function cardAttentionOf({ disputes, restricted }: CardAttention): Attention[] {
  const stopped: Attention[] = restricted
    ? [
        {
          key: 'cards-restricted',
          tournament: restricted.needs.length
            ? t('cards.needs', { needs: restricted.needs.map(needInWords).join(', ') })
            : t('cards.checking'),
          text: t('cards.restricted'),
          action: t('cards.answer'),
          href: GETTING_PAID,
        },
      ]
    : []
  return [
    ...stopped,
    ...disputes.map(({ key, tournament, season, tournamentName, about, amount, dueBy }) => ({
      key,
      tournament: [about, tournamentName].filter(Boolean).join(' · '),
      text: dueBy
        ? t('cards.disputed', { amount: writeMoney(amount), day: writeDay(dueBy) })
        : t('cards.decides', { amount: writeMoney(amount) }),
      action: t('cards.look'),
      href: season ? `/director/memberships?view=all&f.season=${season}` : `/director/tournaments/${tournament}/money`,
    })),
  ]
}

/** Boats that ask to withdraw: their director refunds and withdraws them. */
export function withdrawalAttentionOf(entries: readonly TournamentEntry[], tournaments: readonly SkinnyTournament[]): Attention[] {
  const names = new Map(tournaments.map(({ _id, name }) => [_id, name]))
  return entries.map((entry) => ({
    ...{ key: `${entry._id}-withdraws`, tournament: names.get(entry.tournament) ?? '' },
    ...{ text: t('withdrawals.asked', { boat: boatName(entry) }), action: t('withdrawals.look') },
    href: `/director/tournaments/${entry.tournament}/entries?entry=${entry._id}`,
  }))
}

export type WaitingPayouts = ResponseOf<typeof moneyCalls.openPayouts>[number]

/** What waits about payouts of official results: money that comes back first, then money that is still to be paid. */
export const payoutAttentionOf = (payouts: readonly WaitingPayouts[]): Attention[] => [
  ...payouts.flatMap(({ tournament, name, givesBack }) =>
    givesBack === 0
      ? []
      : [
          {
            ...{ key: `${tournament}-owed-back`, tournament: name, text: t('payouts.owedBack', { amount: writeMoney(givesBack) }) },
            ...{ action: t('payouts.settle'), href: `/director/tournaments/${tournament}/money` },
          },
        ],
  ),
  ...payouts.flatMap(({ tournament, name, toHandOut }) =>
    toHandOut === 0
      ? []
      : [
          {
            ...{ key: `${tournament}-to-pay`, tournament: name, text: t('payouts.toPay', { amount: writeMoney(toHandOut) }) },
            ...{ action: t('payouts.pay'), href: `/director/tournaments/${tournament}/money/payouts` },
          },
        ],
  ),
]

/** Questions and replies that the director has not read: somebody may want to withdraw. */
export const messageAttentionOf = (unread: number): Attention[] =>
  unread === 0
    ? []
    : [
        {
          ...{ key: 'unread', tournament: t('messages.where'), text: t('messages.unread', { count: unread }) },
          ...{ action: t('messages.read'), href: '/director/messages/answers' },
        },
      ]
