import type { PreRegistration } from '@ramplight/contract/registration/tournament-pre-registrations'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { phoneTyped } from '@ramplight/domain/registration/phone-typed'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { writeMoment, writeRecent } from '@ramplight/ui/values/times'
import { IconHourglass, IconQrcode, IconSparkles, IconUserQuestion } from '@tabler/icons-react'
import { writePhone } from '#features/people/users/index.ts'
import { fullNames } from '#platform/values/entry-name.ts'
import { offeredPots } from '../tournament-entries/index.ts'
import { t } from './pre-registrations.texts.ts'

/** Who waits at the table. `line`: the waiting list, the first in line first. */
export function preRegisteredColumns(
  tournament: Tournament,
  { arrived, line }: { arrived: ReadonlySet<string>; line: readonly PreRegistration[] },
): Column<PreRegistration>[] {
  const zone = zoneOf(tournament)
  const pots = offeredPots(tournament)
  return [
    { id: 'number', header: t('table.number'), value: ({ number }) => number, numeric: true, width: '5rem', card: 'fact' },
    { id: 'team', header: t(tournament.teamEvent ? 'table.team' : 'table.angler'), value: fullNames, card: 'title' },
    {
      id: 'when',
      header: t('table.when'),
      value: ({ createdAt }) => createdAt,
      csv: ({ createdAt }) => writeMoment(createdAt, zone),
      cell: ({ createdAt }) => <span className="rl-num">{writeRecent(createdAt, zone)}</span>,
      searchable: false,
      card: 'fact',
    },
    {
      id: 'phone',
      header: t('table.phone'),
      value: ({ phone }) => phone ?? '',
      cell: ({ phone }) =>
        phone ? (
          <a href={`tel:${phone}`} className="rl-num rl-pre-registered__phone">
            {writePhone(phone)}
          </a>
        ) : (
          writePhone(null)
        ),
      wholeOf: phoneTyped,
      card: 'fact',
    },
    {
      id: 'pots',
      header: t('table.pots'),
      value: (one) =>
        pots
          .filter(({ id }) => one.pots.includes(id))
          .map(({ name }) => name)
          .join(', '),
      card: 'none',
    },
    ...(tournament.groups.length > 0
      ? [{ id: 'groups', header: t('table.groups'), value: ({ groups }: PreRegistration) => groups.join(', '), card: 'none' as const }]
      : []),
    {
      id: 'status',
      header: t('table.status'),
      value: ({ byQr, onWaitingList, toConfirm }) =>
        onWaitingList ? t('table.waitingList') : toConfirm ? t('table.check') : byQr ? t('table.qr') : '',
      cell: ({ _id, byQr, onWaitingList, toConfirm }) =>
        onWaitingList ? (
          <StatusBadge
            word={t('table.inLine', { place: line.findIndex((one) => one._id === _id) + 1 })}
            tone="amber"
            icon={IconHourglass}
          />
        ) : toConfirm ? (
          <StatusBadge word={t('table.check')} tone="amber" icon={IconUserQuestion} />
        ) : arrived.has(_id) ? (
          <StatusBadge word={t('table.isNew')} tone="kelp" icon={IconSparkles} />
        ) : (
          byQr && <StatusBadge word={t('table.qr')} tone="water" icon={IconQrcode} />
        ),
      card: 'status',
    },
  ]
}
