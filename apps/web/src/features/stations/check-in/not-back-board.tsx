import { Button } from '@mantine/core'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { fullName } from '@ramplight/domain/registration/full-name'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { writeWallClock } from '@ramplight/ui/values/times'
import { IconAnchor, IconPhone } from '@tabler/icons-react'
import { writePhone } from '#features/people/users/index.ts'
import { fullNames } from '#platform/values/entry-name.ts'
import { writeFlight } from '#platform/values/write-flight.ts'
import { useNow } from '../frame/use-now.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { t } from './check-in.texts.ts'
import { type BoatOut, notBack, placeOn } from './not-back.ts'
import { usePhones } from './use-phones.ts'

type Props = { data: StationData; day: number; checksMornings: boolean; hasPhones: boolean; onBack: (entry: TournamentEntry) => void }

/** Who is still on the water, and how to call them. */
export function NotBackBoard({ data, day, checksMornings, hasPhones, onBack }: Props) {
  const now = useNow()
  const phones = usePhones(data.tournament, hasPhones)
  const out = notBack(data, day, now, checksMornings)
  if (out.length === 0) {
    const isAnybodyBack = data.entries.some((entry) => placeOn(data, entry, day) === 'back')
    return isAnybodyBack ? (
      <EmptyState icon={IconAnchor} title={t('allBack')} text={t('allBackText')} />
    ) : (
      <EmptyState icon={IconAnchor} title={t('nobodyOut')} text={t('nobodyOutText')} />
    )
  }
  return (
    <>
      <p className="rl-check-in__count">
        <b>{t('stillOut', { count: out.length })}</b>
      </p>
      <ul className="rl-check-in__rows">
        {out.map((boat) => (
          <OneOut key={boat.entry._id} boat={boat} phones={hasPhones ? phones : null} onBack={() => onBack(boat.entry)} />
        ))}
      </ul>
    </>
  )
}

const HOUR = 60

function leftText(left: number | null): string {
  if (left === null) return t('noDueTime')
  return left < 0 ? t('overdue', { minutes: -left }) : t('dueIn', { hours: Math.floor(left / HOUR), minutes: left % HOUR })
}

/** `phones`: null for who calls nobody. */
type OneProps = { boat: BoatOut; phones: ReadonlyMap<string, string> | null; onBack: () => void }

function OneOut({ boat: { entry, flight, dueTime, left }, phones, onBack }: OneProps) {
  return (
    <li className="rl-check-in__row" data-tone={left !== null && left < 0 ? 'red' : undefined}>
      <span className="rl-boat__number">{entry.boatNumber ?? '—'}</span>
      <div className="rl-check-in__who">
        <span className="rl-check-in__left">{leftText(left)}</span>
        <span className="rl-check-in__facts">
          {[flight && writeFlight(flight.name), dueTime && t('dueAt', { time: writeWallClock(dueTime) })].filter(Boolean).join(' · ')}
        </span>
        <span className="rl-check-in__phones">
          {entry.anglers.map((angler) => {
            const phone = phones?.get(angler._id)
            return phone ? (
              <a key={angler._id} href={`tel:${phone}`}>
                <IconPhone size={18} stroke={2} aria-hidden />{' '}
                <span>
                  {fullName(angler)} <b>{writePhone(phone)}</b>
                </span>
              </a>
            ) : (
              <span key={angler._id}>{phones ? t('noPhone', { name: fullName(angler) }) : fullName(angler)}</span>
            )
          })}
        </span>
      </div>
      <Button onClick={onBack} aria-label={`${t('isBack')} ${fullNames(entry)}`}>
        {t('isBack')}
      </Button>
    </li>
  )
}
