import type { OutboxRow } from '@ramplight/sync/types'
import { writeRecent } from '@ramplight/ui/values/times'
import { IconCloudUp, IconHourglass, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useChangeWords } from '../drawer/device-work.ts'
import classes from '../sync.module.css'
import { t } from './changes.texts.ts'

const FIRST = 20

const LOOKS = {
  del: {
    icon: IconTrash,
    get words() {
      return t('changeList.toDelete')
    },
  },
  waiting: {
    icon: IconHourglass,
    get words() {
      return t('changeList.waitsForAChange')
    },
  },
  up: {
    icon: IconCloudUp,
    get words() {
      return t('changeList.savedOnThisDevice')
    },
  },
} as const
const lookOf = ({ kind, state }: OutboxRow) => LOOKS[state === 'waiting' ? 'waiting' : kind === 'del' ? 'del' : 'up']

/** Every change that waits, in words, in the order it was made. */
export function ChangeList({ changes }: { changes: readonly OutboxRow[] }) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = useMemo(() => (showsAll ? changes : changes.slice(0, FIRST)), [changes, showsAll])
  const words = useChangeWords(shown)
  const more = changes.length - shown.length
  return (
    <section className={classes.part} aria-labelledby="sync-changes">
      <h3 id="sync-changes">{t('changeList.onThisDevice')}</h3>
      <ol className={classes.changes}>
        {shown.map((change, index) => {
          const { icon: Icon, words: state } = lookOf(change)
          return (
            <li key={change.opId}>
              <Icon size={18} stroke={1.75} aria-label={state} />
              <span>
                {words[index] ?? '…'}
                <small>
                  {state} · {writeRecent(change.at)}
                  {change.lastError && ` ${t('changeList.lastTry', { reason: change.lastError })}`}
                </small>
              </span>
            </li>
          )
        })}
      </ol>
      {more > 0 && (
        <button type="button" className="rl-link-button" onClick={() => setShowsAll(true)}>
          {t('changeList.showMore', { count: more })}
        </button>
      )}
    </section>
  )
}
