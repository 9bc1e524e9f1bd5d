import { Button } from '@mantine/core'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { fullName } from '@ramplight/domain/registration/full-name'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { writeList } from '@ramplight/ui/values/numbers'
import { IconLinkOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { CallError, messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import { useGo } from '#platform/use-go.ts'
import classes from './team-sign-up.module.css'
import { invitedQuery } from './team-sign-up.queries.ts'
import { t } from './team-sign-up.texts.ts'

/** Who was sent a link reads who asks them, and comes into the team by one tap. */
export function JoinTeam({ code }: { code: string }) {
  const go = useGo()
  const invited = useQuery(invitedQuery(code))
  const join = useAction({
    work: () => call(preRegistrationCalls.join, { body: { code } }),
    onDone: ({ tournament }) => go(`/angler/tournaments/${tournament}/registration`, { replace: true }),
    onRefused: 'shown',
  })
  // An invitation that is over comes back by no retry.
  if (invited.error instanceof CallError && invited.error.code === 'registration.invitation-over')
    return <EmptyState icon={IconLinkOff} text={messageOfError(invited.error)} action={{ label: t('join.find'), href: '/tournaments' }} />
  return (
    <Loaded query={invited} what={t('tournament')}>
      {({ anglers, tournament, tournamentName, isIn }) => (
        <div className={classes.form}>
          <p>{t('join.text', { count: anglers.length, names: writeList(anglers.map(fullName)), tournament: tournamentName })}</p>
          {join.error && (
            <p role="alert" className={classes.error}>
              {messageOfError(join.error)}
            </p>
          )}
          {isIn ? (
            <Button component={UiLink} href={`/angler/tournaments/${tournament}/registration`} size="lg">
              {t('in.title')}
            </Button>
          ) : (
            <Button size="lg" onClick={() => join.run()} loading={join.running}>
              {t('join.join')}
            </Button>
          )}
        </div>
      )}
    </Loaded>
  )
}
