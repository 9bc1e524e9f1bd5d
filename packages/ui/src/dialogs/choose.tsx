import { Button } from '@mantine/core'
import { type Asked, AskedText, askInDialog } from './ask-in-dialog.tsx'

export type ChooseOptions<Answer extends string> = Asked & {
  title: string
  /** One tap each; the last one is the usual answer. */
  answers: readonly { value: Answer; label: string }[]
}

/** Asks with a button for each answer; null when the question was closed without one. */
export const choose = <Answer extends string>(options: ChooseOptions<Answer>): Promise<Answer | null> =>
  askInDialog<Answer | null>(options.title, null, (answer) => <ChooseBody {...options} onAnswer={answer} />)

export function ChooseBody<Answer extends string>({
  text,
  items,
  answers,
  onAnswer,
}: Omit<ChooseOptions<Answer>, 'title'> & { onAnswer: (answer: Answer) => void }) {
  const usual = answers.at(-1)?.value
  return (
    <>
      <AskedText text={text} items={items} />
      <div className="rl-dialog__actions">
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
