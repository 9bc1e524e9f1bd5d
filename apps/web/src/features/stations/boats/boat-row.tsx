import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { IconAlertTriangle, IconCheck, IconChevronRight } from '@tabler/icons-react'
import { fullNames, shortNames } from '#platform/values/entry-name.ts'
import { t } from './boats.texts.ts'

type BoatRowProps = { entry: TournamentEntry; onPick: () => void; done?: string | null; isNext?: boolean; isShort?: boolean }

const problemOf = ({ disqualified, checkedInAt, status, freeEntry }: TournamentEntry): string | null => {
  if (disqualified) return t('boatRow.disqualified')
  if (!checkedInAt) return t('boatRow.notCheckedIn')
  return status === 'Paid' || freeEntry ? null : t('boatRow.unpaid')
}

/** One boat as a large button. */
export function BoatRow({ entry, onPick, done, isNext, isShort }: BoatRowProps) {
  const problem = problemOf(entry)
  return (
    <button type="button" className="rl-boat" data-next={isNext || undefined} data-done={done ? true : undefined} onClick={onPick}>
      <span className="rl-boat__number">{entry.boatNumber ?? '—'}</span>
      <span className="rl-boat__who">
        {isShort ? shortNames(entry) : fullNames(entry)}
        {done ? (
          <small>
            <IconCheck size={16} stroke={2.25} aria-hidden /> {done}
          </small>
        ) : (
          problem && (
            <small data-tone="amber">
              <IconAlertTriangle size={16} stroke={2} aria-hidden /> {problem}
            </small>
          )
        )}
      </span>
      <IconChevronRight size={22} stroke={2} aria-hidden />
    </button>
  )
}
