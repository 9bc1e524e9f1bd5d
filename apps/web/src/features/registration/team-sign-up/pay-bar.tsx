import { Button } from '@mantine/core'
import type { Places } from '@ramplight/contract/registration/tournament-pre-registrations'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { paysAtOnce } from '@ramplight/domain/registration/registration-window'
import { messageOfError } from '#platform/call-error.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { isFullFor, PlacesLine } from './places-line.tsx'
import type { Step } from './steps.ts'
import classes from './team-sign-up.module.css'
import { t } from './team-sign-up.texts.ts'

type Props = {
  tournament: Tournament
  total: number
  /** What a card pays with the fees, and what of it they are. */
  byCard: { amount: number; fees: number }
  takesCards: boolean
  /** A card can pay for this team now. */
  canPay: boolean
  places: Places | undefined
  /** There is no signal, and what was chosen is kept here. */
  keptOffline: boolean
  /** The screen that comes before signing up; null on the last one. */
  next: Step | null
  onNext: (to: Step) => void
  onBack: (() => void) | null
  /** `pays`: what is being sent. */
  signUp: { error: unknown; pays: boolean | null; submit: (pays: boolean) => void }
}

/** What it costs so far, and the one button, in reach of the thumb on every screen. */
export function PayBar({ tournament, total, byCard, takesCards, canPay, places, keptOffline, next, onNext, onBack, signUp }: Props) {
  const payOnly = paysAtOnce(tournament)
  const isFull = places !== undefined && isFullFor(places)
  const way = wayToPay({ total, takesCards, payOnly, isFull })
  const sums = { money: writeMoney(total), card: writeMoney(byCard.amount), fees: writeMoney(byCard.fees) }
  const busy = (pays: boolean) => ({
    size: 'lg' as const,
    fullWidth: true,
    onClick: () => signUp.submit(pays),
    loading: signUp.pays === pays,
    disabled: signUp.pays === !pays,
  })
  return (
    <div className={classes.pay}>
      {signUp.error !== null && signUp.error !== undefined && (
        <p role="alert" className={classes.error}>
          {messageOfError(signUp.error)}
        </p>
      )}
      <PlacesLine places={places} />
      <p>
        {total > 0 && <b>{t(way === 'payByCard' ? 'totalByCard' : 'total', sums)}</b>} {t(way, sums)}
      </p>
      {keptOffline && <p role="status">{t('kept')}</p>}
      <div className={classes.ways}>
        {next ? (
          <Button size="lg" fullWidth onClick={() => onNext(next)}>
            {t('next', { name: t(`steps.${next}`) })}
          </Button>
        ) : (
          <>
            {canPay && <Button {...busy(true)}>{t('signUpAndPay')}</Button>}
            {!(canPay && payOnly) && (
              <Button {...busy(false)} variant={canPay ? 'default' : 'filled'}>
                {t(isFull ? 'joinLine' : canPay ? 'payLater' : 'imIn')}
              </Button>
            )}
          </>
        )}
        {onBack && (
          <Button variant="subtle" onClick={onBack} disabled={signUp.pays !== null}>
            {t('back')}
          </Button>
        )}
      </div>
    </div>
  )
}

type Ways = { total: number; takesCards: boolean; payOnly: boolean; isFull: boolean }

const wayToPay = ({ total, takesCards, payOnly, isFull }: Ways) => {
  if (total <= 0) return 'nothingToPay'
  if (isFull) return 'payWithPlace'
  if (!takesCards) return 'payAtRamp'
  return payOnly ? 'payByCard' : 'payEither'
}
