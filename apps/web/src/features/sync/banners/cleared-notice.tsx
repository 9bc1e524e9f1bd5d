import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { writeRecent } from '@ramplight/ui/values/times'
import { IconDatabaseOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useBook } from '#platform/local/book/use-local.ts'
import { forgetLost, lostNoted } from '#platform/local/store/unsent-note.ts'
import { useOnline } from '#platform/use-online.ts'
import classes from '../sync.module.css'
import { t } from './banners.texts.ts'
import { lostWords } from './lost-words.ts'

/** The browser has deleted this device's copy, and maybe work that was not sent: that is told until somebody has read it. */
export function ClearedNotice() {
  const book = useBook()
  const online = useOnline()
  const [read, setRead] = useState<unknown>(null)
  if (!book || read === book) return null
  const user = book.local.user._id
  const lost = lostWords(lostNoted(user))
  const since = book.clearedSince
  if (!since && !lost) return null
  const close = () => {
    forgetLost(user)
    setRead(book)
  }
  return (
    <div className={classes.banner} role={lost ? 'alert' : 'status'}>
      <Banner tone={lost ? 'red' : 'water'} icon={IconDatabaseOff} onDismiss={close}>
        {lost && <>{t('clearedNotice.workIsGone', { lost })} </>}
        {since && t('clearedNotice.theBrowserHasCleared', { time: writeRecent(since) })}{' '}
        {t(online ? 'clearedNotice.comesNow' : 'clearedNotice.comesLater')}
      </Banner>
    </div>
  )
}
