import { Button } from '@mantine/core'
import { staffInvitationCalls as calls, type StaffInvitation } from '@ramplight/contract/people/staff-invitations'
import { type User, userCalls } from '@ramplight/contract/people/users'
import { fullName } from '@ramplight/domain/registration/full-name'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { writeList } from '@ramplight/ui/values/numbers'
import { writeDay } from '@ramplight/ui/values/times'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { homeOf } from '#platform/addresses.ts'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { queryOf } from '#platform/query.ts'
import { sessionUserIs } from '#platform/session.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import classes from './account-card.module.css'
import { AccountCard } from './account-card.tsx'
import { InvitationNotHere, SignInFirst } from './invitation-cards.tsx'
import { t } from './staff-invitation.texts.ts'

export { EventInvitationPage } from './event-invitation.tsx'

/** Where the mail of an invitation leads: who asks for what, yes or no. Whoever is not signed in comes back here afterwards. */
export function StaffInvitationPage() {
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
        invitation.user !== user._id ? (
          <SentByMe invitation={invitation} />
        ) : invitation.state === 'pending' && invitation.tours.length > 0 ? (
          <Question invitation={invitation} />
        ) : (
          <Answered invitation={invitation} user={user} />
        )
      }
    </Loaded>
  )
}

function Question({ invitation: { _id: id, directorName: director, tours, may, goodUntil, user } }: { invitation: StaffInvitation }) {
  const online = useOnline()
  const answer = useAction({
    work: async (accepts: boolean) => {
      await call(calls.answer, { params: { id }, body: { accepts } })
      // What they are from now on decides which pages are theirs.
      if (accepts) sessionUserIs(await call(userCalls.get, { params: { id: user } }))
    },
  })
  return (
    <AccountCard title={t('invites', { director })} text={t('toHelp')}>
      <ul>
        {tours.map(({ _id, name }) => (
          <li key={_id}>
            <b>{name}</b>
          </li>
        ))}
      </ul>
      <h2 className={classes.subtitle}>{t('may')}</h2>
      <ul className={classes.list}>
        <li>{t(may === 'weigh' ? 'mayWeigh' : 'mayRun')}</li>
        <li>{t(may === 'weigh' ? 'maySeeNames' : 'maySee')}</li>
        <li>{t(may === 'weigh' ? 'mayNotElse' : 'mayNot')}</li>
      </ul>
      <p className={classes.note}>{t(may === 'weigh' ? 'accountWeighs' : 'account')}</p>
      <Button
        size="md"
        fullWidth
        mt="lg"
        disabled={!online}
        loading={answer.running && answer.given === true}
        onClick={() => answer.run(true)}
      >
        {t('accept')}
      </Button>
      <Button
        size="md"
        fullWidth
        mt="sm"
        variant="default"
        disabled={!online}
        loading={answer.running && answer.given === false}
        onClick={() => answer.run(false)}
      >
        {t('decline')}
      </Button>
      <p className={classes.note}>{t('answerUntil', { day: writeDay(goodUntil) })}</p>
    </AccountCard>
  )
}

/** How each answered invitation is told; an open one without tours has nothing left to answer. */
const OUTCOMES = {
  accepted: ['accepted', 'acceptedText'],
  declined: ['declined', 'declinedText'],
  revoked: ['revoked', 'overText'],
  over: ['over', 'overText'],
  pending: ['noTours', 'overText'],
} as const

function Answered({ invitation: { state, may, directorName: director, tours }, user }: { invitation: StaffInvitation; user: User }) {
  const [title, text] = OUTCOMES[state]
  return (
    <AccountCard title={t(title)} text={t(text, { director, tours: writeList(tours.map(({ name }) => name)) })}>
      {/* Loaded anew: another part of the app is theirs now. */}
      <Button component="a" href={homeOf(user)} size="md" fullWidth mt="lg">
        {t(state !== 'accepted' ? 'home' : may === 'weigh' ? 'openWeighIn' : 'open')}
      </Button>
    </AccountCard>
  )
}

function SentByMe({ invitation }: { invitation: StaffInvitation }) {
  const name = fullName(invitation)
  return (
    <AccountCard title={t('yours', { name })} text={t('yoursText', { name })}>
      <Button component={UiLink} href="/director/staff" size="md" fullWidth mt="lg">
        {t('staffPage')}
      </Button>
    </AccountCard>
  )
}
