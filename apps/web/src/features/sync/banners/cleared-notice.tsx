import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { writeRecent } from '@ramplight/ui/values/times'
import { IconDatabaseOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useBook } from '#platform/local/book/use-local.ts'
import classes from '../sync.module.css'
import { t } from './banners.texts.ts'

/** The browser has thrown this device's copy away by itself. Said once; the copy is fetched anew meanwhile. */
export function ClearedNotice() {
  const book = useBook()
  const [read, setRead] = useState<unknown>(null)
  const since = book?.clearedSince
  if (!since || read === book) return null
  return (
    <div className={classes.banner} role="status">
      <Banner tone="water" icon={IconDatabaseOff} onDismiss={() => setRead(book)}>
        {t('clearedNotice.theBrowserHasCleared', { time: writeRecent(since) })}
      </Banner>
    </div>
  )
}
