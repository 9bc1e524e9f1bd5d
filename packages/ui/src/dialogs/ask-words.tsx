import { Button } from '@mantine/core'
import { useState } from 'react'
import { LongTextField } from '../form/long-text-field.tsx'
import { TickField } from '../form/tick-field.tsx'
import { t as ui } from '../language/ui.texts.ts'
import { type Asked, AskedText, askInDialog } from './ask-in-dialog.tsx'
import { t } from './dialogs.texts.ts'

export type AskWordsOptions = Asked & {
  title: string
  /** What is said where nobody has words of their own. */
  standard: string
  /** "Say it in my own words" */
  ownLabel: string
  /** Verb and noun: "Give $400.00 back". */
  confirmLabel: string
  /** Letters that own words may have. */
  most: number
}

/** What was chosen: own words, or none for those that are said by default. */
export type ChosenWords = { words?: string }

/** Asks before something is done that people are told of, and in which words they are told (1 §2). Null: it is not done. */
export const askWords = (options: AskWordsOptions): Promise<ChosenWords | null> =>
  askInDialog<ChosenWords | null>(options.title, null, (answer) => <WordsBody {...options} onAnswer={answer} />)

export function WordsBody({
  text,
  items,
  standard,
  ownLabel,
  confirmLabel,
  most,
  onAnswer,
}: AskWordsOptions & { onAnswer: (chosen: ChosenWords | null) => void }) {
  const [isOwn, setIsOwn] = useState(false)
  const [typed, setTyped] = useState('')
  const words = typed.trim()
  return (
    <>
      <AskedText text={text} items={items} />
      {!isOwn && <blockquote className="rl-dialog__said">{standard}</blockquote>}
      <TickField label={ownLabel} checked={isOwn} onChange={({ currentTarget }) => setIsOwn(currentTarget.checked)} />
      {isOwn && (
        <LongTextField
          label={t('askWords.words')}
          placeholder={standard}
          value={typed}
          maxLength={most}
          autosize
          minRows={3}
          data-autofocus
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      <div className="rl-dialog__actions">
        <Button variant="default" onClick={() => onAnswer(null)}>
          {ui('cancel')}
        </Button>
        {isOwn ? (
          <Button disabled={!words} onClick={() => onAnswer({ words })}>
            {t('askWords.useCustom')}
          </Button>
        ) : (
          <Button onClick={() => onAnswer({})}>{confirmLabel}</Button>
        )}
      </div>
    </>
  )
}
