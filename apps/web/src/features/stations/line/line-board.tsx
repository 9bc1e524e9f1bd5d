import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { IconFish } from '@tabler/icons-react'
import { fullNames } from '#platform/values/entry-name.ts'
import { fishingOn, inLineSince, notWeighed, queueOf } from '../boats/boat-facts.ts'
import { useNow } from '../frame/use-now.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { t } from './line.texts.ts'

/** So many come to the scale; the others keep their fish in the tank. */
const CALLED = 3
const MINUTE = 60_000

/** Who is weighed next, and how long each bag has waited: read from three metres. */
export function LineBoard({ data, day }: { data: StationData; day: number }) {
  const now = useNow()
  const queue = queueOf(data, day)
  const fishing = fishingOn(data, day)
  const weighed = fishing.length - notWeighed(data, fishing, day).length
  const after = queue.slice(CALLED)
  return (
    <div className="rl-launch">
      {queue.length === 0 ? (
        <EmptyState icon={IconFish} title={t('nobody')} text={t('nobodyText')} />
      ) : (
        <>
          <h2 className="rl-line__title">{t('next')}</h2>
          <ol className="rl-line__next">
            {queue.slice(0, CALLED).map((boat) => (
              <Called key={boat._id} boat={boat} now={now} />
            ))}
          </ol>
        </>
      )}
      {after.length > 0 && (
        <>
          <h2 className="rl-line__title">{t('after')}</h2>
          <ol className="rl-launch__boats">
            {after.map((boat) => (
              <li key={boat._id} title={fullNames(boat)}>
                {boat.boatNumber ?? fullNames(boat)}
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="rl-line__left">{t('left', { weighed, boats: fishing.length })}</p>
    </div>
  )
}

function Called({ boat, now }: { boat: TournamentEntry; now: number }) {
  const { bag, totalFish, deadFishCount } = boat.bump ?? {}
  const minutes = Math.max(0, Math.floor((now - Date.parse(inLineSince(boat))) / MINUTE))
  const facts = [
    bag && t('bag', { bag }),
    totalFish !== undefined && t('fish', { count: totalFish }),
    deadFishCount && t('dead', { count: deadFishCount }),
  ]
  return (
    <li>
      <b>{boat.boatNumber ?? '—'}</b>
      <span>{fullNames(boat)}</span>
      <span className="rl-line__facts">{[t('inTank', { minutes }), ...facts].filter(Boolean).join(' · ')}</span>
    </li>
  )
}
