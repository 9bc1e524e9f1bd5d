import { Button } from '@mantine/core'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { type Question, questionCalls } from '@ramplight/contract/sync/questions'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { DuplicateFieldPicker, type PickedSide } from '@ramplight/ui/form/duplicate-field-picker.tsx'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import type { Book } from '#platform/local/book/book.ts'
import { useBook, useLocal } from '#platform/local/book/use-local.ts'
import { refreshed } from '#platform/refresh.ts'
import { useAction } from '#platform/use-action.ts'
import { finderOf } from '../changes/find-row.ts'
import type { FindRow } from '../changes/record-names.ts'
import { screenOf } from '../changes/record-screen.ts'
import classes from '../sync.module.css'
import type { QuestionWords } from './numbers-words.ts'
import { questionWords, questionWordsOf } from './question-words.ts'
import { t } from './questions.texts.ts'

const NONE: QuestionWords | null = null
const addressOf = async (book: Book, [first]: readonly Question[]): Promise<string | null> =>
  first ? screenOf(first.tbl, first.rec, (await finderOf(book)(first.tbl, first.rec)) ?? {}) : null

/** For somebody without a copy on this device. */
const findOnServer: FindRow = async (tbl, id) =>
  tbl === 'tournament-entries' ? call(tournamentEntryCalls.get, { params: { id } }).catch(() => null) : null

/** Two people changed the same fields of one record: each is a choice, and nothing is overwritten until it is made. */
export function QuestionCard({ questions: given }: { questions: readonly Question[] }) {
  const key = given.map(({ _id, theirs }) => `${_id} ${JSON.stringify(theirs)}`).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same questions are the same list
  const questions = useMemo(() => given, [key])
  const here = useLocal(questionWordsOf, questions, NONE)
  const hasBook = useBook() !== null
  const there = useQuery({
    queryKey: ['question-words', key],
    queryFn: () => questionWords(questions, findOnServer, ''),
    enabled: !hasBook,
  })
  const words = hasBook ? here : (there.data ?? null)
  const address = useLocal(addressOf, questions, null)
  const settle = useAction({
    work: async (picked: Record<string, PickedSide>) => {
      for (const { _id, theirs } of questions)
        await call(questionCalls.answer, { params: { id: _id }, body: { take: picked[_id] === 'left' ? 'mine' : 'theirs', seen: theirs } })
    },
    onDone: () => notify.stealth(t('questionCard.saved')),
    onRefused: (error) => notify.warning(messageOfError(error)),
    onEnd: refreshed,
  })
  if (!words) return null
  return (
    <article className={classes.card} data-tone="amber" aria-label={t('questionCard.twoVersions', { title: words.title })}>
      <h4>{words.title}</h4>
      <p>{t('questionCard.twoPeopleSaidDifferent')}</p>
      {words.differs.length > 0 && (
        <ul className={classes.quiet}>
          {words.differs.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <DuplicateFieldPicker
        fields={words.fields}
        leftName={words.mineName}
        rightName={words.theirsName}
        doneLabel={t('questionCard.saveChoices')}
        saving={settle.running}
        onDone={(picked) => settle.run(picked)}
        actions={
          address && (
            <Button component={UiLink} href={address} variant="subtle">
              {t('questionCard.open')}
            </Button>
          )
        }
      />
    </article>
  )
}
