import type { Places } from '@ramplight/contract/registration/tournament-pre-registrations'
import { mustWait } from '@ramplight/domain/registration/waiting-list'
import { t } from './team-sign-up.texts.ts'

/** More than that are no reason to hurry. */
const FEW = 5

/** Whether who signs up now goes on the waiting list: the field is full, or others wait already. */
export const isFullFor = ({ left, waiting }: Places): boolean => mustWait(left, waiting)

/** How full the field is, where that matters: with few places left, or none. Nothing while it is not known. */
export function PlacesLine({ places }: { places: Places | undefined }) {
  if (!places || places.left === null) return null
  if (!isFullFor(places)) return places.left <= FEW ? <p role="status">{t('placesLeft', { count: places.left })}</p> : null
  return (
    <p role="status">
      <b>{t('isFull', { boats: places.most ?? 0 })}</b> {t('goesToLine', { before: places.waiting })}
    </p>
  )
}
