import { Button } from '@mantine/core'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconLinkOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { CallError, messageOfError } from '#platform/call-error.ts'
import { useBase } from '#platform/places.ts'
import { useAction } from '#platform/use-action.ts'
import { useGo } from '#platform/use-go.ts'
import { InvitedTo, invitedQuery } from '../invitation/index.ts'
import { ChangedSince, useWaiver, WaiverFields, waiverQuery, waiverTexts } from '../waiver/index.ts'
import classes from './team-sign-up.module.css'
import { t } from './team-sign-up.texts.ts'

/** Who was sent a link reads who asks them, and comes into the team by one tap. */
export function JoinTeam({ code }: { code: string }) {
  const base = useBase()
  const go = useGo()
  const invited = useQuery(invitedQuery(code))
  const asked = useQuery({ ...waiverQuery(invited.data?.tournament ?? ''), enabled: invited.isSuccess && !invited.data.isIn })
  const waiver = useWaiver(asked.data?.mine?.isCurrent ? null : (asked.data?.waiver ?? null))
  const join = useAction({
    work: (said: ReturnType<typeof waiver.take>) => call(preRegistrationCalls.join, { body: { code, ...(said && { waiver: said }) } }),
    onDone: ({ tournament }) => go(`/angler/tournaments/${tournament}/registration`, { replace: true }),
    // The waiver may read otherwise by now.
    onRefused: () => asked.refetch(),
  })
  const submit = () => {
    const said = waiver.take()
    if (said !== null) join.run(said)
  }
  // An invitation that is over comes back by no retry.
  if (invited.error instanceof CallError && invited.error.code === 'registration.invitation-over')
    return (
      <EmptyState icon={IconLinkOff} text={messageOfError(invited.error)} action={{ label: t('join.find'), href: `${base}/tournaments` }} />
    )
  return (
    <Loaded query={invited} what={t('tournament')}>
      {({ tournament, isIn, ...invitation }) => (
        <div className={classes.form}>
          <InvitedTo {...invitation} />
          {waiver.waiver && asked.data && (
            <Section title={waiverTexts('title')}>
              <ChangedSince mine={asked.data.mine} />
              <WaiverFields form={waiver} startDate={asked.data.startDate} />
            </Section>
          )}
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
            <Button size="lg" onClick={submit} loading={join.running}>
              {t('join.join')}
            </Button>
          )}
        </div>
      )}
    </Loaded>
  )
}
