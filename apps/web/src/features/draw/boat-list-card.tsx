import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { IconButton } from '@ramplight/ui/parts/icon-button.tsx'
import { UnsentMark } from '@ramplight/ui/parts/unsent-mark.tsx'
import { writeWallClock } from '@ramplight/ui/values/times'
import { IconPencil } from '@tabler/icons-react'
import { useUnsentIds } from '#platform/local/book/use-sync.ts'
import { boatName, fullNames } from '#platform/values/entry-name.ts'
import { type BoatList, numberRange } from './boat-lists.ts'
import './draw.css'
import { t } from './draw.texts.ts'

type BoatListCardProps = { list: BoatList; title: string; onEdit: (entry: TournamentEntry) => void }

const noteOf = ({ startTime, dueTime, boats }: BoatList) =>
  [
    t('boatListCard.boats', { count: boats.length }),
    numberRange(boats),
    t('boatListCard.outAt', { time: writeWallClock(startTime) }),
    t('boatListCard.dueBackAt', { time: writeWallClock(dueTime) }),
  ]
    .filter(Boolean)
    .join(' · ')

const stateOf = ({ disqualified, checkedInAt }: TournamentEntry) =>
  disqualified ? t('boatListCard.disqualified') : checkedInAt ? null : t('boatListCard.notCheckedIn')

/** One flight as a list; every boat can be renumbered or moved by hand. */
export function BoatListCard({ list, title, onEdit }: BoatListCardProps) {
  const unsent = useUnsentIds('tournament-entries')
  return (
    <Section title={title} note={noteOf(list)} flush>
      <ul className="rl-boat-list">
        {list.boats.map((entry) => (
          <li key={entry._id}>
            <span className="rl-boat-list__number">{entry.boatNumber ?? '—'}</span>
            <span className="rl-boat-list__who">
              {fullNames(entry)} {unsent.has(entry._id) && <UnsentMark />}
              {stateOf(entry) && <small>{stateOf(entry)}</small>}
            </span>
            <IconButton icon={IconPencil} label={t('boatListCard.change', { boat: boatName(entry) })} onClick={() => onEdit(entry)} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
