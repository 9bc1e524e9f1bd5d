import { Button, SegmentedControl } from '@mantine/core'
import { type TournamentEntry, tournamentEntry, tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { crewSizeOf } from '@ramplight/domain/registration/crew-size'
import { fullName } from '@ramplight/domain/registration/full-name'
import { type ReadList, readList } from '@ramplight/domain/registration/list-columns'
import { tableInText } from '@ramplight/domain/registration/table-in-text'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { LongTextField } from '@ramplight/ui/form/long-text-field.tsx'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { noteStored, readStored } from '@ramplight/ui/values/stored-state'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useRoom } from '#features/payments/plans/index.ts'
import { keepColumns, ListSource, savedColumns } from '#features/people/list-import/index.ts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { MOST_AT_ONCE } from '#platform/do-to-many.ts'
import { ownPlace } from '#platform/own-place.ts'
import { useAction } from '#platform/use-action.ts'
import { askIfCancelled } from './ask-if-cancelled.ts'
import { rememberEntries } from './entry-actions.ts'
import { boatsIn, type Draft, EMPTY, isEmpty, withCell, withIds, withoutLines, withTable, withWritten } from './list-draft.ts'
import { ListQuestions, mustSayHow } from './list-questions.tsx'
import { PasteLines } from './paste-lines.tsx'
import { MOST_IN_A_BOAT, type PastedLine, previewBoats, toImport } from './paste-preview.ts'
import { PasteResult } from './paste-result.tsx'
import { TableColumns } from './table-columns.tsx'
import { type MadeByImport, undoImport } from './undo-import.ts'
import { useImportCheck } from './use-import-check.ts'
import './entries.css'
import { t } from './tournament-entries.texts.ts'

type PasteSheetProps = { opened: boolean; onClose: () => void; tournament: Tournament; entries: readonly TournamentEntry[] }

const LONG_MS = 60_000

/** A list from a text message, an e-mail or a spreadsheet: looked at line by line, then entered in one go. */
export function PasteSheet({ opened, onClose, tournament, entries }: PasteSheetProps) {
  const place = ownPlace(`rl-paste-${tournament._id}`)
  const [draft, setDraft] = useState<Draft>(() => withIds({ ...EMPTY, ...readStored<Draft>(place) }))
  const [status, setStatus] = useState<TournamentEntry['status']>(tournamentEntry.starts.status)
  const seen = useDeferredValue(draft)
  useEffect(() => noteStored(place, isEmpty(draft) ? null : draft), [place, draft])

  const teamSize = Math.min(crewSizeOf(tournament), MOST_IN_A_BOAT)
  const { text, table, comma, choices, ids } = seen
  const boats = useMemo(() => boatsIn({ text, ...(table && { table }), ...(comma && { comma }) }), [text, table, comma])
  const lines = useMemo(
    () => previewBoats(boats, { teamSize, entered: entries, choices, idOf: (line) => ids[line] ?? '' }),
    [boats, choices, ids, teamSize, entries],
  )
  const chosen = lines.filter(({ included }) => included)
  // The rest stays in the box and goes with the next press.
  const going = chosen.slice(0, MOST_AT_ONCE)
  const { marks, open: unknown, isChecked, failed } = useImportCheck(tournament._id, going, draft.answers)
  const open = unknown + (mustSayHow(draft, going) ? 1 : 0)
  const how = draft.how === 'unknown' ? undefined : draft.how
  const made = useRef<MadeByImport>({ entries: [], anglers: [] })
  const entering = useAction({
    work: async (sent: readonly PastedLine[]) => {
      const boats = toImport(sent, status, draft.answers, how)
      const answer = await call(tournamentEntryCalls.importEntries, {
        body: { tournament: tournament._id, entries: boats },
        timeoutMs: LONG_MS,
      })
      const isNew = new Set((answer.marks ?? []).filter(({ kind }) => kind === 'new').map(({ row, seat }) => `${row}:${seat}`))
      const brought = boats.flatMap((boat, row) =>
        [boat.angler1, boat.angler2, boat.angler3, boat.angler4].flatMap((one, seat) =>
          one?._id && isNew.has(`${row + 1}:${seat + 1}`) ? [one._id] : [],
        ),
      )
      const entered = new Set(answer.entries.flatMap(({ users }) => users))
      made.current = { entries: answer.entries, anglers: brought.filter((id) => entered.has(id)) }
      return answer
    },
    onDone: (answer, sent) => {
      rememberEntries(tournament._id, answer.entries)
      // What was refused, and what was left out, stays in the box to be put right.
      const refused = new Set(answer.refused.map(({ row }) => sent[row - 1]?.line))
      setDraft(withoutLines(draft, new Set(sent.map(({ line }) => line).filter((line) => !refused.has(line)))))
    },
    onRefused: 'shown',
  })
  const close = () => {
    entering.forget()
    onClose()
  }
  const room = useRoom(tournament)
  const enter = async () => {
    if (!(await askIfCancelled(tournament, going.length))) return
    if (!(await room.ask(going.reduce((anglers, line) => anglers + line.anglers.length, 0)))) return
    const ids = Object.fromEntries(going.map(({ text, id }) => [text, id]))
    setDraft({ ...draft, sent: { ...draft.sent, ...ids } })
    entering.run(going)
  }
  const [list, setList] = useState<ReadList | null>(null)
  const read = (cells: ReadList['table']) => setList(readList(cells, 'boats', savedColumns('boats')))
  const type = (written: string) => {
    const cells = tableInText(written)
    if (cells) read(cells)
    else setDraft(withIds({ ...draft, text: written }))
  }
  if (opened && list) {
    const put = () => {
      keepColumns('boats', list.headers, list.columns)
      setDraft(withTable(draft, list))
      setList(null)
    }
    return <TableColumns list={list} onChange={setList} onPut={put} onLeave={() => setList(null)} />
  }
  const left = draft.table ? lines.length : draft.text === '' ? 0 : draft.text.split('\n').length
  // The box holds other lines once the answer is here: the refusals are told of those that were sent.
  const { done: answer, given: sent } = entering
  return (
    <SideSheet
      opened={opened}
      onClose={close}
      size="lg"
      title={t('pasteSheet.pasteAList')}
      subtitle={t('pasteSheet.howToWriteTheList', { teamSize })}
      footer={
        answer ? (
          <Button onClick={close}>{t('pasteSheet.done')}</Button>
        ) : (
          <Button
            disabled={going.length === 0 || seen !== draft || open > 0 || !(isChecked || failed)}
            loading={entering.running}
            onClick={enter}
          >
            {open > 0 ? t('pasteSheet.answerQuestionsFirst', { count: open }) : t('pasteSheet.enterBoats', { count: going.length })}
          </Button>
        )
      }
    >
      <div className="rl-paste">
        {answer ? (
          <PasteResult
            entered={answer.entries.length}
            created={answer.anglersCreated}
            matched={answer.anglersMatched}
            refused={answer.refused.map(({ row, message }) => ({ text: wordsOf(sent?.[row - 1]), message }))}
            left={left}
            onAgain={() => entering.forget()}
            onUndo={() => undoImport(made.current)}
          />
        ) : (
          <>
            {draft.table ? (
              <div className="rl-paste__doubt">
                <Button variant="default" onClick={() => setList(listOf(draft.table!))} disabled={entering.running}>
                  {t('pasteSheet.changeColumns')}
                </Button>
                <Button variant="subtle" onClick={() => setDraft({ ...EMPTY, sent: draft.sent })} disabled={entering.running}>
                  {t('pasteSheet.anotherList')}
                </Button>
              </div>
            ) : (
              <LongTextField
                label={t('pasteSheet.list')}
                value={draft.text}
                onChange={(event) => type(event.currentTarget.value)}
                minRows={5}
                maxRows={9}
                placeholder={t('pasteSheet.listExample', { teamSize })}
                disabled={entering.running}
                data-autofocus
              />
            )}
            {isEmpty(draft) && <ListSource of="boats" onTable={read} />}
            {lines.length > 0 && (
              <>
                <div className="rl-paste__sum" role="status">
                  <b>{t('pasteSheet.chosenOfLines', { chosen: chosen.length, total: lines.length })}</b>
                  <SegmentedControl
                    size="xs"
                    value={status}
                    onChange={(value) => setStatus(value as 'Pending' | 'Paid')}
                    data={[
                      { value: 'Pending', label: t('pasteSheet.unpaid') },
                      { value: 'Paid', label: t('pasteSheet.paid') },
                    ]}
                  />
                </div>
                <ListQuestions draft={draft} lines={lines} onChange={(answered) => setDraft(withIds(answered))} />
                <PasteLines
                  lines={lines}
                  onChoose={(line, included) => setDraft({ ...draft, choices: { ...draft.choices, [line]: included } })}
                  marks={marks}
                  answers={draft.answers}
                  onAnswer={(seat, answer) => setDraft({ ...draft, answers: { ...draft.answers, [seat]: answer } })}
                  {...(draft.table && { table: draft.table })}
                  onRewrite={(line, written) => setDraft(withWritten(draft, line, written))}
                  onCell={(line, column, written) => setDraft(withCell(draft, line, column, written))}
                />
              </>
            )}
            {entering.error && (
              <ErrorState compact failed={messageOfError(entering.error)} safe={t('pasteSheet.listIsStillHere')} onRetry={enter} />
            )}
          </>
        )}
      </div>
    </SideSheet>
  )
}

/** A line in short, where its answer is told. */
const wordsOf = (line: PastedLine | undefined): string =>
  line ? line.anglers.map(fullName).filter(Boolean).join(' · ') || line.text.replaceAll('\t', ' · ') : ''

/** A table as the step of its columns takes it. */
const listOf = ({ table, header, columns }: NonNullable<Draft['table']>): ReadList => ({
  table,
  header,
  columns,
  headers: header === null ? null : (table[header] ?? null),
  rows: header === null ? table : table.slice(header + 1),
})
