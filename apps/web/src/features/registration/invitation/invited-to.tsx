import type { ResponseOf } from '@ramplight/contract/kernel/endpoint'
import type { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { fullName } from '@ramplight/domain/registration/full-name'
import { writeList } from '@ramplight/ui/values/numbers'
import { writeDates } from '#platform/values/tournament-dates.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { t } from './invitation.texts.ts'

type Invitation = Omit<ResponseOf<typeof preRegistrationCalls.invited>, 'tournament' | 'isIn'>

/** Who asks somebody to fish with them, what, when, where, and what a boat pays. */
export const InvitedTo = ({ anglers, tournamentName, tournamentDates, place, entryFee, onWaitingList }: Invitation) => (
  <>
    <p>{t('text', { count: anglers.length, names: writeList(anglers.map(fullName)), tournament: tournamentName })}</p>
    <p>
      {writeDates(tournamentDates)}
      <br />
      {place}
      <br />
      {entryFee ? t('fee', { money: writeShortMoney(entryFee) }) : t('noFee')}
    </p>
    {onWaitingList && <p>{t('waits')}</p>}
  </>
)
