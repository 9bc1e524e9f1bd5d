import { Button } from '@mantine/core'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { fullName } from '@ramplight/domain/registration/full-name'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { writeList } from '@ramplight/ui/values/numbers'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
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
  return (
    <Loaded query={invited} what={t('tournament')}>
      {({ anglers, tournamentName }) => (
        <div className={classes.form}>
          <p>{t('join.text', { names: writeList(anglers.map(fullName)), tournament: tournamentName })}</p>
          {join.error && (
            <p role="alert" className={classes.error}>
              {messageOfError(join.error)}
            </p>
          )}
          <Button size="lg" onClick={() => join.run()} loading={join.running}>
            {t('join.join')}
          </Button>
        </div>
      )}
    </Loaded>
  )
}
