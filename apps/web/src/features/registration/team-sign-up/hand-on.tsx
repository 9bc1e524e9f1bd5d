import { Button } from '@mantine/core'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { IconCalendarPlus, IconShare } from '@tabler/icons-react'
import { shareAddress } from '#platform/share-address.ts'
import classes from './team-sign-up.module.css'
import { t } from './team-sign-up.texts.ts'

/** Into the calendar of the phone, and to others. */
export function HandOn({ tournament: { _id, name } }: { tournament: Tournament }) {
  const url = `${location.origin}/tournaments/${_id}`
  const share = () => shareAddress(url, { title: name, text: name, copied: t('in.copied'), cannot: t('in.cannotCopy', { url }) })
  return (
    <div className={classes.buttons}>
      <Button component="a" href={`/tournaments/${_id}/calendar.ics`} variant="light" leftSection={<IconCalendarPlus aria-hidden />}>
        {t('in.toCalendar')}
      </Button>
      <Button variant="light" leftSection={<IconShare aria-hidden />} onClick={() => void share()}>
        {t('in.share')}
      </Button>
    </div>
  )
}
