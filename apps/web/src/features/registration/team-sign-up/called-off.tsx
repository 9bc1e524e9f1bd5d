import { Button } from '@mantine/core'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { CancelledNote } from '#features/tournaments/tournaments/index.ts'
import { useBase } from '#platform/places.ts'
import classes from './team-sign-up.module.css'
import { t } from './team-sign-up.texts.ts'

/** Whoever is in an event that does not take place: nothing is asked of them any more. `entry`: their boat, whose page has its money. */
export function CalledOff({ tournament, entry }: { tournament: string; entry: string | undefined }) {
  const base = useBase()
  return (
    <div className={classes.form}>
      <CancelledNote more={entry && t('in.refundOnEntry')} />
      <div className={classes.buttons}>
        {entry && (
          <Button component={UiLink} href={`/angler/entries/${entry}`} size="md">
            {t('in.entry')}
          </Button>
        )}
        <Button component={UiLink} href={`${base}/tournaments/${tournament}`} size="md" variant="default">
          {t('in.seeTournament')}
        </Button>
      </div>
    </div>
  )
}
