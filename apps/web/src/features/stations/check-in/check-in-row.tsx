import { Button } from '@mantine/core'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { owedNow } from '@ramplight/domain/money/cash-in-hand'
import { type CheckIn, checkedInThen, isBackUnproven } from '@ramplight/domain/registration/check-ins'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { writeClock } from '@ramplight/ui/values/times'
import type { ReactNode } from 'react'
import { owersOf } from '#features/registration/tournament-entries/index.ts'
import { fullNames } from '#platform/values/entry-name.ts'
import { writeFlight } from '#platform/values/write-flight.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { t } from './check-in.texts.ts'
import { lateWhenBack } from './late-note.ts'
import type { MissingPaper } from './use-missing-papers.ts'

type Props = {
  data: StationData
  entry: TournamentEntry
  at: CheckIn
  isWaiverMissing: boolean
  papers: readonly MissingPaper[]
  missedMeeting: boolean
  marker: ReactNode
  onCheckIn: () => void
  onUndo: () => void
  onWaiver: () => void
  onPapers: () => void
  /** Another partner, another captain, a pot; null for who only checks boats in, and sees no money either. */
  onChange: (() => void) | null
}

/** One boat: what is owed or missing, and one button. */
export function CheckInRow(props: Props) {
  const { data, entry, at, isWaiverMissing, papers, missedMeeting, marker, onCheckIn, onUndo, onWaiver, onPapers, onChange } = props
  const moment = checkedInThen(entry, at)
  const owing = at.kind === 'back' || !onChange ? 0 : owedNow(data.tournament, entry)
  const late = moment && at.kind === 'back' ? lateWhenBack(data, entry, at.day, moment) : 0
  const isUnproven = at.kind === 'back' && isBackUnproven(entry, at.day)
  const flight = entry.flight && data.flights.get(entry.flight)
  const who = fullNames(entry)
  const word = t(at.kind === 'back' ? 'isBack' : 'checkIn')
  return (
    <li className="rl-check-in__row" data-in={moment ? true : undefined}>
      <span className="rl-boat__number">{entry.boatNumber ?? '—'}</span>
      <div className="rl-check-in__who">
        {onChange ? (
          <button type="button" className="rl-check-in__name" aria-label={t('change', { boat: who })} onClick={onChange}>
            {who}
          </button>
        ) : (
          <b>{who}</b>
        )}
        <span className="rl-check-in__facts">
          {moment && (
            <span data-tone="kelp">✓ {t(at.kind === 'back' ? 'backAt' : 'at', { time: writeClock(moment, zoneOf(data.tournament)) })}</span>
          )}
          {late > 0 && (
            <span data-tone={isUnproven ? 'amber' : 'red'}>{t(isUnproven ? 'minLateUnproven' : 'minLate', { minutes: late })}</span>
          )}
          {entry.disqualified && <span data-tone="red">{t('disqualified')}</span>}
          {owing > 0 && (
            <span data-tone="amber">
              {[t('takeMoney', { sum: writeShortMoney(owing) }), ...owersOf(data.tournament, entry).map(({ name }) => name)].join(' · ')}
            </span>
          )}
          {isWaiverMissing && (
            <button type="button" className="rl-link-button" data-tone="amber" onClick={onWaiver}>
              {t('waiver')}
            </button>
          )}
          {papers.length > 0 && (
            <button type="button" className="rl-link-button" data-tone="amber" onClick={onPapers}>
              {t('papers', { labels: [...new Set(papers.map(({ label }) => label))].join(', ') })}
            </button>
          )}
          {missedMeeting && <span data-tone="amber">{t('missedMeeting')}</span>}
          {flight && <span>{writeFlight(flight.name)}</span>}
          {marker}
        </span>
      </div>
      {moment ? (
        <Button variant="default" onClick={onUndo} aria-label={`${t('undo')} ${who}`}>
          {t('undo')}
        </Button>
      ) : (
        <Button onClick={onCheckIn} aria-label={`${word} ${who}`}>
          {word}
        </Button>
      )}
    </li>
  )
}
