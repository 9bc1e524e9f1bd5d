import { Button } from '@mantine/core'
import type { ImportMark } from '@ramplight/contract/registration/tournament-entries'
import { fullName } from '@ramplight/domain/registration/full-name'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import { IconAlertOctagon, IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { type Answers, type LineProblem, type MoreOfBoat, NEW_ANGLER, type PastedLine, seatKey } from './paste-preview.ts'
import { t } from './tournament-entries.texts.ts'

type PasteLinesProps = {
  lines: readonly PastedLine[]
  onChoose: (text: string, included: boolean) => void
  onRewrite: (line: number, text: string) => void
  /** What each angler would be taken for, by the text of the line and the seat. */
  marks: ReadonlyMap<string, ImportMark>
  answers: Answers
  /** What a file said of a boat besides, by the text of its line. */
  more: Readonly<Record<string, MoreOfBoat>>
  onAnswer: (seat: string, answer: string) => void
}

/** The list as it was understood. */
export function PasteLines({ lines, ...more }: PasteLinesProps) {
  return (
    <div className="rl-paste__lines">
      <table>
        <caption className="rl-sr-only">{t('pasteLines.whatWillBeEntered')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="rl-sr-only">{t('pasteLines.enterColumn')}</span>
            </th>
            <th scope="col">{t('pasteLines.line')}</th>
            <th scope="col">{t('pasteLines.boat')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.line} line={line} {...more} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Line({
  line: { line, text, anglers, payment, problems, included },
  onChoose,
  onRewrite,
  marks,
  answers,
  more,
  onAnswer,
}: Omit<PasteLinesProps, 'lines'> & { line: PastedLine }) {
  const stops = problems.some(({ level }) => level === 'stop')
  const names = anglers.map(fullName).filter(Boolean).join(' · ')
  const contacts = anglers.flatMap(({ phone, email }) => [phone, email]).filter(Boolean)
  return (
    <tr data-out={!included || undefined}>
      <td>
        <TickField
          aria-label={t('pasteLines.enterThese', { names: names || text })}
          checked={included}
          disabled={stops}
          onChange={(event) => onChoose(text, event.currentTarget.checked)}
        />
      </td>
      <td className="rl-paste__line">{line}</td>
      <td>
        <span className="rl-paste__names">{names || text}</span>
        {contacts.length > 0 && <small className="rl-dimmed">{` ${contacts.join(' · ')}`}</small>}
        {more[text]?.group && <small className="rl-dimmed">{` ${t('pasteLines.group', { group: more[text].group })}`}</small>}
        {more[text]?.captain && <small className="rl-dimmed">{` ${t('pasteLines.captain', { name: more[text].captain })}`}</small>}
        {payment && <small className="rl-dimmed">{` ${payment === 'Paid' ? t('pasteLines.paid') : t('pasteLines.unpaid')}`}</small>}
        {anglers.map((angler, index) => (
          <Mark
            key={seatKey(text, index + 1)}
            typed={fullName(angler)}
            mark={marks.get(seatKey(text, index + 1))}
            answer={answers[seatKey(text, index + 1)]}
            onAnswer={(answer) => onAnswer(seatKey(text, index + 1), answer)}
          />
        ))}
        {problems.map((problem) => (
          <Problem key={problem.text} problem={problem} />
        ))}
        {problems.length > 0 && <Rewrite key={text} text={text} onRewrite={(written) => onRewrite(line, written)} />}
      </td>
    </tr>
  )
}

function Problem({ problem: { level, text } }: { problem: LineProblem }) {
  const Icon = level === 'stop' ? IconAlertOctagon : IconAlertTriangle
  return (
    <p className="rl-paste__problem" data-tone={level === 'stop' ? 'red' : 'amber'}>
      <Icon size={16} stroke={2} aria-hidden />
      {text}
    </p>
  )
}

/** The line can be put right where it stands. */
function Rewrite({ text, onRewrite }: { text: string; onRewrite: (text: string) => void }) {
  const [written, setWritten] = useState(text)
  const leave = () => written !== text && onRewrite(written)
  return (
    <TextField
      className="rl-paste__edit"
      aria-label={t('pasteLines.writeThisLineDifferently')}
      value={written}
      onChange={(event) => setWritten(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  )
}

type MarkProps = { typed: string; mark: ImportMark | undefined; answer: string | undefined; onAnswer: (answer: string) => void }

/** New, in the book, or a question: whose phone this is. */
function Mark({ typed, mark, answer, onAnswer }: MarkProps) {
  if (!mark) return null
  const { kind, angler, by } = mark
  if (kind === 'new') return <p className="rl-paste__mark">{t('pasteLines.isNew', { name: typed })}</p>
  if (!angler) return null
  if (kind === 'known')
    return (
      <p className="rl-paste__mark">
        {typed === angler.name
          ? t('pasteLines.isInYourBook', { name: typed })
          : t('pasteLines.isInYourBookAs', { name: typed, nameInBook: angler.name })}
      </p>
    )
  return (
    <fieldset className="rl-paste__doubt" aria-label={t('pasteLines.whoIs', { name: typed })}>
      <Problem
        problem={{
          level: 'look',
          text: t(by === 'email' ? 'pasteLines.emailBelongsTo' : 'pasteLines.phoneBelongsTo', { name: angler.name }),
        }}
      />
      <Button size="md" variant={answer === angler._id ? 'filled' : 'default'} onClick={() => onAnswer(angler._id)}>
        {t('pasteLines.isThisAngler', { name: angler.name })}
      </Button>
      <Button size="md" variant={answer === NEW_ANGLER ? 'filled' : 'default'} onClick={() => onAnswer(NEW_ANGLER)}>
        {t('pasteLines.isSomebodyNew', { name: typed })}
      </Button>
    </fieldset>
  )
}
