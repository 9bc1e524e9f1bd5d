import { Button } from '@mantine/core'
import { type Asked, AskedText, askInDialog } from './ask-in-dialog.tsx'

export type ChooseOptions<Answer extends string> = Asked & {
  title: string
  /** One tap each. */
  answers: readonly { value: Answer; label: string }[]
  /** The answer that stands out: the last one, unless another is named; null: none does. */
  usual?: Answer | null
}

/** Asks with a button for each answer; null when the question was closed without one. */
export const choose = <Answer extends string>(options: ChooseOptions<Answer>): Promise<Answer | null> =>
  askInDialog<Answer | null>(options.title, null, (answer) => <ChooseBody {...options} onAnswer={answer} />)

/** More answers than these stand one below the other, in their order. */
const IN_A_LINE = 3

export function ChooseBody<Answer extends string>({
  text,
  items,
  answers,
  usual = answers.at(-1)?.value,
  onAnswer,
}: Omit<ChooseOptions<Answer>, 'title'> & { onAnswer: (answer: Answer) => void }) {
  return (
    <>
      <AskedText text={text} items={items} />
      <div className="rl-dialog__actions" data-stacked={answers.length > IN_A_LINE || undefined}>
        {answers.map(({ value, label }) => (
          <Button
            key={value}
            variant={value === usual ? 'filled' : 'default'}
            onClick={() => onAnswer(value)}
            data-autofocus={value === usual || undefined}
          >
            {label}
          </Button>
        ))}
      </div>
    </>
  )
}
