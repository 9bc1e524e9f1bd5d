import { Button } from '@mantine/core'
import { modals } from '@mantine/modals'
import type { ReactNode } from 'react'

export type ChooseOptions<Answer extends string> = {
  title: string
  text?: ReactNode
  /** What it is about, one line each; scrolls after 250 px. */
  items?: readonly ReactNode[]
  /** One tap each; the last one is the usual answer. */
  answers: readonly { value: Answer; label: string }[]
}

/** Asks with a button for each answer; null when the question was closed without one. */
export function choose<Answer extends string>(options: ChooseOptions<Answer>): Promise<Answer | null> {
  return new Promise((resolve) => {
    let given: Answer | null = null
    const id = modals.open({
      title: options.title,
      onClose: () => resolve(given),
      children: (
        <ChooseBody
          {...options}
          onAnswer={(answer) => {
            given = answer
            modals.close(id)
          }}
        />
      ),
    })
  })
}

export function ChooseBody<Answer extends string>({
  text,
  items = [],
  answers,
  onAnswer,
}: Omit<ChooseOptions<Answer>, 'title'> & { onAnswer: (answer: Answer) => void }) {
  const usual = answers.at(-1)?.value
  return (
    <>
      {text && <div className="rl-dialog__text">{text}</div>}
      {items.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reachable
        <ul className="rl-confirm__list" tabIndex={0} aria-label="Concerned">
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown once
            <li key={index}>{item}</li>
          ))}
        </ul>
      )}
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
