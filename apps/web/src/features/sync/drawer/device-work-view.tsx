import { Progress } from '@mantine/core'
import type { EngineState, SyncCounts } from '@ramplight/sync/types'
import { writeRecent } from '@ramplight/ui/values/times'
import type { Book } from '#platform/local/book/book.ts'
import { ChangeList } from '../changes/change-list.tsx'
import { DiscardedList } from '../changes/discarded-list.tsx'
import { QuestionCard } from '../questions/question-card.tsx'
import { questionsByRecord } from '../questions/question-words.ts'
import { RefusedCard } from '../refused/refused-card.tsx'
import { AccountingLine } from '../state/accounting-line.tsx'
import { EngineNotice } from '../state/engine-notice.tsx'
import { needsYouOf, unsentOf } from '../state/pill-state.ts'
import { progressWords, summaryWords } from '../state/state-words.ts'
import classes from '../sync.module.css'
import type { DeviceWork } from './device-work.ts'
import { t } from './drawer.texts.ts'
import { ToSendTable } from './to-send-table.tsx'

type DeviceWorkProps = { book: Book; state: EngineState; counts: SyncCounts; work: DeviceWork }

/** The body of the drawer for somebody with a copy on this device. What needs a person stands on top. */
export function DeviceWorkView({ book, state, counts, work }: DeviceWorkProps) {
  const unsent = unsentOf(counts)
  const questions = questionsByRecord(work.questions)
  const needed = needsYouOf(counts, null)
  const progress = progressWords(state)
  return (
    <>
      <div className={classes.summary} role="status">
        <b>{summaryWords(counts)}</b>
        <span>
          {t('deviceWorkView.lastSync', { time: state.lastContact ? writeRecent(state.lastContact) : t('deviceWorkView.notYet') })}
          {state.lastPull && ` ${t('deviceWorkView.asOf', { time: writeRecent(state.lastPull) })}`}
        </span>
        {progress && (
          <span className={classes.progress}>
            {progress}
            {state.progress?.total ? (
              <Progress value={(100 * state.progress.done) / state.progress.total} aria-label={progress} size="sm" />
            ) : null}
          </span>
        )}
      </div>
      <EngineNotice phase={state.phase} unsent={unsent} />
      {needed > 0 && (
        <section aria-labelledby="sync-needs-you" className={classes.part}>
          <h3 id="sync-needs-you">{t('deviceWorkView.needsYou', { count: needed })}</h3>
          {work.quarantine.map((refused) => (
            <RefusedCard key={refused.opId} book={book} refused={refused} outbox={work.outbox} />
          ))}
          {questions.map((fields) => (
            <QuestionCard key={fields[0]._id} questions={fields} />
          ))}
        </section>
      )}
      <ToSendTable outbox={work.outbox} quarantine={work.quarantine} />
      {unsent > 0 && <ChangeList changes={work.outbox} />}
      <DiscardedList book={book} />
      <AccountingLine counts={counts} />
    </>
  )
}
