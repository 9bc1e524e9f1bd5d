import { Button, SegmentedControl } from '@mantine/core'
import type { ImportMark } from '@ramplight/contract/registration/tournament-entries'
import { fullName } from '@ramplight/domain/registration/full-name'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import { IconAlertOctagon, IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { fieldWord } from '#features/people/list-import/index.ts'
import type { TableDraft } from './list-draft.ts'
import { type Answers, type LineProblem, NEW_ANGLER, type PastedLine, seatKey } from './paste-preview.ts'
import { t } from './tournament-entries.texts.ts'

type PasteLinesProps = {
  lines: readonly PastedLine[]
  onChoose: (text: string, included: boolean) => void
  onRewrite: (line: number, text: string) => void
  /** Where the lines are rows of a table: a cell is put right by itself. */
  table?: TableDraft
  onCell: (line: number, column: number, text: string) => void
  /** What each angler would be taken for, by the text of the line and the seat. */
  marks: ReadonlyMap<string, ImportMark>
  answers: Answers
  onAnswer: (seat: string, answer: string) => void
}

type Shown = 'all' | 'look' | 'no-partner'
const SHOWS: Record<Shown, (line: PastedLine) => boolean> = {
  all: () => true,
  look: ({ problems }) => problems.length > 0,
  'no-partner': ({ needsPartner }) => needsPartner,
}

/** The list as it was understood; all of it, what is doubtful, or the boats that have no partner yet. */
export function PasteLines({ lines, ...more }: PasteLinesProps) {
  const [chosen, setShown] = useState<Shown>('all')
  const count = (one: Shown) => lines.filter(SHOWS[one]).length
  const shown = count(chosen) > 0 ? chosen : 'all'
  const data = [
    { value: 'all', label: t('pasteLines.all') },
    ...(count('look') > 0 ? [{ value: 'look', label: t('pasteLines.toLookAt', { count: count('look') }) }] : []),
    ...(count('no-partner') > 0 ? [{ value: 'no-partner', label: t('pasteLines.noPartnerCount', { count: count('no-partner') }) }] : []),
  ]
  return (
    <>
      {data.length > 1 && <SegmentedControl size="xs" value={shown} onChange={(value) => setShown(value as Shown)} data={data} />}
      <LineTable lines={lines.filter(SHOWS[shown])} {...more} />
    </>
  )
}

function LineTable({ lines, ...more }: PasteLinesProps) {
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
  line: { line, text, anglers, payment, problems, included, needsPartner, group, captain },
  onChoose,
  onRewrite,
  table,
  onCell,
  marks,
  answers,
  onAnswer,
}: Omit<PasteLinesProps, 'lines'> & { line: PastedLine }) {
  const stops = problems.some(({ level }) => level === 'stop')
  const names = anglers.map(fullName).filter(Boolean).join(' · ') || text.replaceAll('\t', ' · ')
  const contacts = anglers.flatMap(({ phone, email }) => [phone, email]).filter(Boolean)
  return (
    <tr data-out={!included || undefined}>
      <td>
        <TickField
          aria-label={t('pasteLines.enterThese', { names })}
          checked={included}
          disabled={stops}
          onChange={(event) => onChoose(text, event.currentTarget.checked)}
        />
      </td>
      <td className="rl-paste__line">{line}</td>
      <td>
        <span className="rl-paste__names">{names}</span>
        {contacts.length > 0 && <small className="rl-dimmed">{` ${contacts.join(' · ')}`}</small>}
        {group && <small className="rl-dimmed">{` ${t('pasteLines.group', { group })}`}</small>}
        {captain && <small className="rl-dimmed">{` ${t('pasteLines.captain', { name: captain })}`}</small>}
        {needsPartner && <small className="rl-dimmed">{` ${t('pasteLines.noPartner')}`}</small>}
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
        {problems.length > 0 &&
          (table ? (
            <Cells table={table} line={line} onCell={(column, written) => onCell(line, column, written)} />
          ) : (
            <Rewrite
              key={text}
              label={t('pasteLines.writeThisLineDifferently')}
              text={text}
              onRewrite={(written) => onRewrite(line, written)}
            />
          ))}
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

/** The cells of a row by their columns, those that are empty left out. */
function Cells({
  table: { table, header, columns },
  line,
  onCell,
}: {
  table: TableDraft
  line: number
  onCell: (column: number, text: string) => void
}) {
  const row = table[line - 1] ?? []
  const fields = columns.flatMap((field, column) => (field && row[column] ? [{ field, column, text: row[column] }] : []))
  return fields.map(({ field, column, text }) => (
    <Rewrite
      key={`${column}:${text}`}
      label={(header !== null && table[header]?.[column]) || fieldWord(field)}
      isLabelled
      text={text}
      onRewrite={(written) => onCell(column, written)}
    />
  ))
}

type RewriteProps = { label: string; isLabelled?: boolean; text: string; onRewrite: (text: string) => void }

/** What a line or a cell says can be put right where it stands. */
function Rewrite({ label, isLabelled, text, onRewrite }: RewriteProps) {
  const [written, setWritten] = useState(text)
  const leave = () => written !== text && onRewrite(written)
  return (
    <TextField
      className="rl-paste__edit"
      {...(isLabelled ? { label } : { 'aria-label': label })}
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
