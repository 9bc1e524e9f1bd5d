import { Button } from '@mantine/core'
import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import type { SignUpOffer } from '@ramplight/domain/registration/sign-up-offer'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { IconCheck, IconExternalLink } from '@tabler/icons-react'
import { useSession } from '#platform/use-session.ts'
import { writeShortDate } from '#platform/values/tournament-dates.ts'
import { t } from './sign-up.texts.ts'

export type SignedUpFor = Pick<SkinnyTournament, '_id' | 'name' | 'registrationStartDate' | 'registrationUrl' | 'externalLink'>

/** Where somebody signs up: an angler in their portal, a visitor by way of signing in. */
export const signUpAddress = (tournament: string, isSignedIn: boolean) =>
  `${isSignedIn ? '/angler' : ''}/tournaments/${tournament}/registration` as const

const WORDS = {
  registered: () => t('registered'),
  'in-line': () => t('inLine'),
  'at-the-ramp': () => t('payAtRamp'),
  'not-yet': (opens: string | null) => t('notYet', { date: opens ? writeShortDate(opens) : '' }),
  closed: () => t('closed'),
}

/** Exactly one of Sign Up, Join the waiting list, Pay at Ramp Only and Registered, or when registration opens or that it has closed (1 §4). */
export function SignUpButton({
  tournament,
  offer,
  size = 'sm',
}: {
  tournament: SignedUpFor
  offer: SignUpOffer | null
  size?: 'sm' | 'lg'
}) {
  const isSignedIn = useSession() !== null
  const { _id, name, registrationStartDate, registrationUrl, externalLink } = tournament
  const elsewhere = registrationUrl ?? externalLink
  if (offer === null || (offer === 'elsewhere' && !elsewhere)) return null
  if (offer === 'sign-up' || offer === 'join-line')
    return (
      <Button
        component={UiLink}
        href={signUpAddress(_id, isSignedIn)}
        size={size}
        aria-label={t(offer === 'sign-up' ? 'signUpFor' : 'joinLineOf', { name })}
      >
        {t(offer === 'sign-up' ? 'signUp' : 'joinLine')}
      </Button>
    )
  if (offer === 'elsewhere')
    return (
      <Button
        component="a"
        href={elsewhere!}
        target="_blank"
        rel="noreferrer"
        size={size}
        aria-label={t('signUpFor', { name })}
        rightSection={<IconExternalLink size={18} aria-hidden />}
      >
        {t('elsewhere')}
      </Button>
    )
  return (
    <Button size={size} disabled leftSection={offer === 'registered' ? <IconCheck size={18} aria-hidden /> : undefined}>
      {WORDS[offer](registrationStartDate ?? null)}
    </Button>
  )
}
