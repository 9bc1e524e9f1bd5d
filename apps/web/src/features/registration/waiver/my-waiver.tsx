import { Button } from '@mantine/core'
import { type WaiverAcceptance, type WaiverText, waiverAcceptanceCalls } from '@ramplight/contract/registration/waiver-acceptances'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { writeDay } from '@ramplight/ui/values/times'
import { IconWritingSign } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import { useWaiver } from './use-waiver.ts'
import classes from './waiver.module.css'
import { waiverQuery } from './waiver.queries.ts'
import { t } from './waiver.texts.ts'
import { WaiverFields } from './waiver-fields.tsx'

/** Why somebody is asked who has accepted before. */
export const ChangedSince = ({ mine }: { mine: WaiverAcceptance | null | undefined }) =>
  mine && !mine.isCurrent ? (
    <Banner tone="amber" icon={IconWritingSign}>
      {t('changed', { date: writeDay(mine.signedAt) })}
    </Banner>
  ) : null

/** Of who is in: the waiver that they still have to accept, or that they have, and when. */
export function MyWaiver({ tournament }: { tournament: string }) {
  const asked = useQuery(waiverQuery(tournament)).data
  if (!asked?.waiver) return null
  return asked.mine?.isCurrent ? (
    <Accepted waiver={asked.waiver} mine={asked.mine} />
  ) : (
    <ToAccept tournament={tournament} waiver={asked.waiver} startDate={asked.startDate} mine={asked.mine} />
  )
}

function Accepted({ waiver, mine }: { waiver: WaiverText; mine: WaiverAcceptance }) {
  const date = writeDay(mine.signedAt)
  return (
    <details className={classes.done}>
      <summary>
        {mine.guardian ? t('panel.acceptedFor', { guardian: mine.guardian.name, date }) : t('panel.accepted', { date })} {t('panel.read')}
      </summary>
      <p>{waiver.text}</p>
    </details>
  )
}

type ToAcceptProps = { tournament: string; waiver: WaiverText; startDate: string; mine: WaiverAcceptance | null }

function ToAccept({ tournament, waiver, startDate, mine }: ToAcceptProps) {
  const form = useWaiver(waiver)
  const { refetch } = useQuery(waiverQuery(tournament))
  const accept = useAction({
    work: (said: NonNullable<ReturnType<typeof form.take>>) => call(waiverAcceptanceCalls.accept, { body: { tournament, ...said } }),
    onDone: () => notify.success(t('panel.done')),
    // The words may be other ones by now.
    onRefused: () => refetch(),
  })
  const submit = () => {
    const said = form.take()
    if (said) accept.run(said)
  }
  return (
    <Section title={t('title')}>
      <div className={classes.panel}>
        {mine ? (
          <ChangedSince mine={mine} />
        ) : (
          <Banner tone="amber" icon={IconWritingSign}>
            {t('panel.needed')}
          </Banner>
        )}
        <WaiverFields form={form} startDate={startDate} />
        {accept.error && (
          <p role="alert" className={classes.error}>
            {messageOfError(accept.error)}
          </p>
        )}
        <Button size="md" onClick={submit} loading={accept.running}>
          {t('panel.button')}
        </Button>
      </div>
    </Section>
  )
}

/** One line on the day's card, while something is missing. */
export function WaiverMissing({ tournament }: { tournament: string }) {
  const asked = useQuery(waiverQuery(tournament)).data
  if (!asked?.waiver || asked.mine?.isCurrent) return null
  return (
    <Banner tone="amber" icon={IconWritingSign}>
      <UiLink href={`/angler/tournaments/${tournament}/registration`}>{t(asked.mine ? 'panel.todayChanged' : 'panel.today')}</UiLink>
    </Banner>
  )
}
