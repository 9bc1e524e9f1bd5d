import { Button } from '@mantine/core'
import { teamCalls } from '@ramplight/contract/registration/teams'
import { fullName } from '@ramplight/domain/registration/full-name'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { writeList } from '@ramplight/ui/values/numbers'
import { IconLinkOff, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { CallError, messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import { useGo } from '#platform/use-go.ts'
import { invitedToOwnQuery } from './own-teams.queries.ts'
import { t } from './own-teams.texts.ts'

const toTeams = () => ({ label: t('join.teams'), href: '/angler/teams' })

/** A link that lost its end on the way. */
export const JoinWithoutCode = () => <EmptyState icon={IconLinkOff} text={t('join.noCode')} action={toTeams()} />

/** Who was sent a link reads whose team it is, and comes in by one tap; who is in it already reads that. */
export function JoinOwnTeam({ code }: { code: string }) {
  const go = useGo()
  const invited = useQuery(invitedToOwnQuery(code))
  const join = useAction({
    work: () => call(teamCalls.joinOwn, { body: { code } }),
    onDone: () => go('/angler/teams', { replace: true }),
  })
  // A link that is over comes back by no retry.
  if (invited.error instanceof CallError && invited.error.code === 'team.link-over')
    return <EmptyState icon={IconLinkOff} text={messageOfError(invited.error)} action={toTeams()} />
  return (
    <Loaded query={invited} what={t('what')}>
      {({ anglers, name, isIn }) =>
        isIn ? (
          <EmptyState icon={IconUsers} text={t('join.isIn', { team: name })} action={toTeams()} />
        ) : (
          <>
            <p>{t('join.text', { count: anglers.length, names: writeList(anglers.map(fullName)), team: name })}</p>
            <Button size="lg" onClick={() => join.run()} loading={join.running}>
              {t('join.button')}
            </Button>
          </>
        )
      }
    </Loaded>
  )
}
