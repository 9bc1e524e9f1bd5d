import { Button } from '@mantine/core'
import type { CommaParts } from '@ramplight/domain/registration/angler-names'
import type { TwoNames } from '@ramplight/domain/registration/listed-boats'
import { HOW_PAID } from '@ramplight/domain/registration/paid-cell'
import type { Draft } from './list-draft.ts'
import { asksHow, type PastedLine } from './paste-preview.ts'
import { t } from './tournament-entries.texts.ts'

type QuestionProps<Answer extends string> = {
  question: string
  answers: readonly (readonly [Answer, string])[]
  value: Answer | undefined
  onAnswer: (answer: Answer) => void
}

/** Asked once for a whole list: sixty lines of `Jo Reyes, Linh Tran` are one answer. */
function Question<Answer extends string>({ question, answers, value, onAnswer }: QuestionProps<Answer>) {
  return (
    <fieldset className="rl-paste__doubt" aria-label={question}>
      <p className="rl-paste__problem">{question}</p>
      {answers.map(([answer, label]) => (
        <Button
          key={answer}
          size="md"
          variant={value === answer ? 'filled' : 'default'}
          aria-pressed={value === answer}
          onClick={() => onAnswer(answer)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  )
}

const commas = (): [CommaParts, string][] => [
  ['anglers', t('listQuestions.twoAnglers')],
  ['last-first', t('listQuestions.lastAndFirstName')],
]
const twoNames = (): [TwoNames, string][] => [
  ['two', t('listQuestions.twoAnglers')],
  ['one', t('listQuestions.oneAngler')],
]
const ways = (): [NonNullable<Draft['how']>, string][] => [
  ...HOW_PAID.map((how): [NonNullable<Draft['how']>, string] => [how, t(`listQuestions.${how}`)]),
  ['unknown', t('listQuestions.unknown')],
]

/** Whether somebody still has to say how the paid boats of a table paid. */
export const mustSayHow = ({ table, how }: Draft, lines: readonly PastedLine[]): boolean =>
  table !== undefined && how === undefined && lines.some((line) => line.included && asksHow(line))

type ListQuestionsProps = { draft: Draft; lines: readonly PastedLine[]; onChange: (draft: Draft) => void }

/** What a list does not say by itself, and one answer says for all of it. */
export function ListQuestions({ draft, lines, onChange }: ListQuestionsProps) {
  const { table, comma, how } = draft
  const has = (problem: PastedLine['problem']) => lines.some((line) => line.problem === problem)
  return (
    <>
      {!table && (comma || has('comma-unclear')) && (
        <Question
          question={t('listQuestions.comma')}
          answers={commas()}
          value={comma}
          onAnswer={(answer) => onChange({ ...draft, comma: answer })}
        />
      )}
      {table && (table.twoNames || has('two-names')) && (
        <Question
          question={t('listQuestions.twoNames')}
          answers={twoNames()}
          value={table.twoNames}
          onAnswer={(answer) => onChange({ ...draft, table: { ...table, twoNames: answer } })}
        />
      )}
      {table && (how || lines.some((line) => line.included && asksHow(line))) && (
        <Question
          question={t('listQuestions.howPaid')}
          answers={ways()}
          value={how}
          onAnswer={(answer) => onChange({ ...draft, how: answer })}
        />
      )}
    </>
  )
}
