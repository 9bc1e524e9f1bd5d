import { Button } from '@mantine/core'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { writeRecent } from '@ramplight/ui/values/times'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import type { Book } from '#platform/local/book/book.ts'
import { useLocal } from '#platform/local/book/use-local.ts'
import { useAction } from '#platform/use-action.ts'
import classes from '../sync.module.css'
import { t } from './changes.texts.ts'
import { type Discarded, discarded } from './discarded.ts'

const FIRST = 5
const NONE: Discarded[] = []

/** What was deleted or given up on this device within 30 days, and the way back. */
export function DiscardedList({ book }: { book: Book }) {
  const all = useLocal(discarded, undefined, NONE)
  const [showsAll, setShowsAll] = useState(false)
  const back = useAction({
    work: async ({ tbl, id, at }: Discarded) => {
      const made = await book.local.engine.bringBack({ tbl, id, at })
      void book.local.engine.syncNow()
      return made.length
    },
    onDone: () => notify.success(t('discardedList.restoredItIsSent')),
  })
  if (all.length === 0) return null
  const shown = showsAll ? all : all.slice(0, FIRST)
  return (
    <section className={classes.part} aria-labelledby="sync-discarded">
      <h3 id="sync-discarded">{t('discardedList.discarded')}</h3>
      <p className={classes.quiet}>{t('discardedList.keptHereFor30')}</p>
      <ul className={classes.changes}>
        {shown.map((one) => (
          <li key={`${one.tbl} ${one.id} ${one.at} ${one.what}`}>
            <span>
              {one.words}
              <small>
                {one.what} · {one.who} · {writeRecent(one.at)}
              </small>
            </span>
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden />}
              loading={back.running && back.given === one}
              onClick={() => back.run(one)}
            >
              {t('discardedList.bringBack')}
            </Button>
          </li>
        ))}
      </ul>
      {all.length > shown.length && (
        <button type="button" className="rl-link-button" onClick={() => setShowsAll(true)}>
          {t('discardedList.showMore', { count: all.length - shown.length })}
        </button>
      )}
    </section>
  )
}
