import { Button } from '@mantine/core'
import { type CoDirectorInvitation, coDirectorInvitationCalls as calls } from '@ramplight/contract/people/co-director-invitations'
import type { User } from '@ramplight/contract/people/users'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { writeDay } from '@ramplight/ui/values/times'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { homeOf } from '#platform/addresses.ts'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { queryOf } from '#platform/query.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import { writeDate } from '#platform/values/tournament-dates.ts'
import classes from './account-card.module.css'
import { AccountCard } from './account-card.tsx'
import { t } from './event-invitation.texts.ts'
import { InvitationNotHere, SignInFirst } from './invitation-cards.tsx'

/** Where the mail of an invitation leads, and the card on Today: who asks somebody to direct which event too, yes or no. */
export function EventInvitationPage() {
  const { id } = useParams({ strict: false })
  const user = useSession()?.user
  return user ? <Invitation key={user._id} id={id ?? ''} user={user} /> : <SignInFirst title={t('title')} />
}

function Invitation({ id, user }: { id: string; user: User }) {
  const found = useQuery(queryOf(calls.get, { params: { id } }))
  if (found.error instanceof CallError && [400, 403, 404].includes(found.error.status)) return <InvitationNotHere user={user} />
  return (
    <Loaded query={found} what={t('noun')}>
      {(invitation) =>
        invitation.state === 'pending' ? (
          <Question invitation={invitation} />
        ) : (
          <Answered invitation={invitation} state={invitation.state} user={user} />
        )
      }
    </Loaded>
  )
}

function Question({
  invitation: { _id: id, fromName: from, tournamentName: event, startDate, goodUntil },
}: {
  invitation: CoDirectorInvitation
}) {
  const online = useOnline()
  const answer = useAction({ work: (accepts: boolean) => call(calls.answer, { params: { id }, body: { accepts } }) })
  const button = (accepts: boolean) => ({
    size: 'md',
    fullWidth: true,
    disabled: !online,
    loading: answer.running && answer.given === accepts,
    onClick: () => answer.run(accepts),
  })
  return (
    <AccountCard title={t('invites', { from, event })} text={startDate && t('when', { day: writeDate(startDate) })}>
      <h2 className={classes.subtitle}>{t('may')}</h2>
      <ul className={classes.list}>
        <li>{t('mayRun')}</li>
        <li>{t('maySee')}</li>
        <li>{t('mayInvite')}</li>
      </ul>
      <p className={classes.note}>{t('nothingYet')}</p>
      <Button mt="lg" {...button(true)}>
        {t('accept')}
      </Button>
      <Button mt="sm" variant="default" {...button(false)}>
        {t('decline')}
      </Button>
      <p className={classes.note}>{t('answerBy', { day: writeDay(goodUntil) })}</p>
    </AccountCard>
  )
}

/** How each answered invitation is told. */
const OUTCOMES = {
  accepted: ['accepted', 'acceptedText'],
  declined: ['declined', 'declinedText'],
  revoked: ['revoked', 'overText'],
  over: ['over', 'overText'],
} as const

type AnsweredProps = { invitation: CoDirectorInvitation; state: keyof typeof OUTCOMES; user: User }

function Answered({ invitation: { tournament, tournamentName: event, fromName: from }, state, user }: AnsweredProps) {
  const [title, text] = OUTCOMES[state]
  const isTheirs = state === 'accepted'
  return (
    <AccountCard title={t(title)} text={t(text, { from, event })}>
      <Button component={UiLink} href={isTheirs ? `/director/tournaments/${tournament}` : homeOf(user)} size="md" fullWidth mt="lg">
        {t(isTheirs ? 'open' : 'home')}
      </Button>
    </AccountCard>
  )
}
