import { Button } from '@mantine/core'
import type { CommaParts } from '@ramplight/domain/registration/angler-names'
import { t } from './tournament-entries.texts.ts'

const answers = (): [CommaParts, string][] => [
  ['anglers', t('commaQuestion.twoAnglers')],
  ['last-first', t('commaQuestion.lastAndFirstName')],
]

type CommaQuestionProps = { value: CommaParts | undefined; onAnswer: (comma: CommaParts) => void }

/** Asked once for a whole list: sixty lines of `Jo Reyes, Linh Tran` are one answer. */
export function CommaQuestion({ value, onAnswer }: CommaQuestionProps) {
  return (
    <fieldset className="rl-paste__doubt" aria-label={t('commaQuestion.question')}>
      <p className="rl-paste__problem">{t('commaQuestion.question')}</p>
      {answers().map(([comma, label]) => (
        <Button
          key={comma}
          size="md"
          variant={value === comma ? 'filled' : 'default'}
          aria-pressed={value === comma}
          onClick={() => onAnswer(comma)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  )
}
