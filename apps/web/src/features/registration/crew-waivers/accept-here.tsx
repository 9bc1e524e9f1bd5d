import { Button } from '@mantine/core'
import type { AnglerName } from '@ramplight/contract/people/users'
import { waiverAcceptanceCalls } from '@ramplight/contract/registration/waiver-acceptances'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { fullName } from '@ramplight/domain/registration/full-name'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { useUnsavedGuard } from '@ramplight/ui/form/unsaved-guard'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { writeDay } from '@ramplight/ui/values/times'
import { useQuery } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { useWaiver, WaiverFields, waiverQuery } from '../waiver/index.ts'
import classes from './crew-waivers.module.css'
import { t } from './crew-waivers.texts.ts'

type Props = { tournament: Tournament; angler: AnglerName; onClose: () => void }

/** The director's device in the hands of the angler. */
export function AcceptHere({ tournament, angler, onClose }: Props) {
  const query = useQuery(waiverQuery(tournament._id))
  const form = useWaiver(query.data?.waiver ?? null)
  const name = fullName(angler)
  const accept = useAction({
    work: (said: NonNullable<ReturnType<typeof form.take>>) =>
      call(waiverAcceptanceCalls.accept, { body: { tournament: tournament._id, user: angler._id, ...said } }),
    onDone: () => {
      notify.success(t('done', { name }))
      onClose()
    },
  })
  useUnsavedGuard(form.typed.name !== '' && !accept.isDone)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const said = form.take()
    if (said) accept.run(said)
  }
  return (
    <SideSheet opened onClose={onClose} title={t('hereTitle', { name })}>
      <Loaded query={query} what={t('title').toLowerCase()}>
        {({ waiver, startDate }) => (
          <form className={classes.form} onSubmit={submit} noValidate>
            {waiver && (
              <p className="rl-dimmed">
                {t('handOver')}
                {waiver.number && waiver.since && ` ${t('wording', { number: waiver.number, date: writeDay(waiver.since) })}`}
              </p>
            )}
            <WaiverFields form={form} startDate={startDate} ofAngler />
            <div className={classes.buttons}>
              <Button variant="default" onClick={onClose}>
                {t('cancel')}
              </Button>
              <Button type="submit" loading={accept.running}>
                {t('accept')}
              </Button>
            </div>
          </form>
        )}
      </Loaded>
    </SideSheet>
  )
}
