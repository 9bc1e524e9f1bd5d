import { Button } from '@mantine/core'
import type { CommaParts } from '@ramplight/domain/registration/angler-names'

const ANSWERS: [CommaParts, string][] = [
  ['anglers', 'Two anglers'],
  ['last-first', 'Last and first name'],
]

type CommaQuestionProps = { value: CommaParts | undefined; onAnswer: (comma: CommaParts) => void }

/** Asked once for a whole list: sixty lines of `Jo Reyes, Linh Tran` are one answer. */
export function CommaQuestion({ value, onAnswer }: CommaQuestionProps) {
  return (
    <fieldset className="rl-paste__doubt" aria-label="What is on the two sides of a comma?">
      <p className="rl-paste__problem">What is on the two sides of a comma?</p>
      {ANSWERS.map(([comma, label]) => (
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
