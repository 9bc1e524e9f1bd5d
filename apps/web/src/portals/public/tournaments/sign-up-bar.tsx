import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { paysAtOnce, paysInPerson } from '@ramplight/domain/registration/registration-window'
import { later } from '@ramplight/ui/parts/later.tsx'
import { useQuery } from '@tanstack/react-query'
import { InterestButtons, SignUpButton, useReplayedInterest, useSignUps } from '#features/registration/sign-up/index.ts'
import { useAddress } from '#platform/address.ts'
import { useTakesCards } from '#platform/takes-cards.ts'
import { spotsQuery } from './event.queries.ts'
import classes from './tournament.module.css'

/** Only who is in it has money here. */
const OwnMoney = later(() => import('#features/registration/own-money/index.ts').then((module) => module.OwnMoney))

/** The one way in, at the foot of a phone and beside the name on a desk; and who only looks says so. */
export function SignUpBar({ tournament }: { tournament: Tournament }) {
  const { i, t } = useAddress().search as { i?: unknown; t?: unknown }
  useReplayedInterest({ i, t })
  const payout = tournament.settings.payout
  // Where one signs up anyway, it does not matter here.
  const takesCards = useTakesCards(tournament._id, paysAtOnce(tournament) && !paysInPerson(tournament))
  const places = useQuery(spotsQuery(tournament))
  const facts = {
    ...tournament,
    registrationClosesAt: payout?.registrationClosesAt ?? null,
    allowPreRegistration: payout?.allowPreRegistration === true,
    takesCards,
    spots: places.data ?? null,
  }
  const { offer, interest } = useSignUps([tournament])(facts)
  return (
    <>
      {offer !== null && (
        <div className={classes.signUp}>
          <SignUpButton tournament={tournament} offer={offer} size="lg" />
        </div>
      )}
      {(offer === 'registered' || offer === 'in-line') && <OwnMoney tournament={tournament} />}
      <div className={classes.interest}>
        <InterestButtons tournament={tournament} interest={interest} />
      </div>
    </>
  )
}
