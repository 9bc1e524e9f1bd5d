import { Button, SegmentedControl } from '@mantine/core'
import { type TournamentEntry, tournamentEntry, tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { CommaParts } from '@ramplight/domain/registration/angler-names'
import { crewSizeOf } from '@ramplight/domain/registration/crew-size'
import { boatOf, type ReadList, readList } from '@ramplight/domain/registration/list-columns'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { LongTextField } from '@ramplight/ui/form/long-text-field.tsx'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { noteStored, readStored } from '@ramplight/ui/values/stored-state'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useRoom } from '#features/payments/plans/index.ts'
import { ColumnsStep, columnsAreEnough, keepColumns, ListSource, savedColumns } from '#features/people/list-import/index.ts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { MOST_AT_ONCE } from '#platform/do-to-many.ts'
import { ownPlace } from '#platform/own-place.ts'
import { useAction } from '#platform/use-action.ts'
import { CommaQuestion } from './comma-question.tsx'
import { rememberEntries } from './entry-actions.ts'
import { PasteLines } from './paste-lines.tsx'
import { idsFor, MOST_IN_A_BOAT, type MoreOfBoat, type PastedLine, previewPaste, toImport, withLine } from './paste-preview.ts'
import { PasteResult } from './paste-result.tsx'
import { type MadeByImport, undoImport } from './undo-import.ts'
import { useImportCheck } from './use-import-check.ts'
import './entries.css'
import { t } from './tournament-entries.texts.ts'

type PasteSheetProps = { opened: boolean; onClose: () => void; tournament: Tournament; entries: readonly TournamentEntry[] }

/**
 * What was pasted, and the ids its lines were given, by their text: kept on this device until everything is entered. `sent`: those
 * of lines that were sent already; pasted again, they are the same boats.
 */
type Draft = {
  text: string
  ids: Record<string, string>
  sent: Record<string, string>
  choices: Record<string, boolean>
  answers: Record<string, string>
  /** What a file said of the boats of these lines besides. */
  more: Record<string, MoreOfBoat>
  comma?: CommaParts
}
const EMPTY: Draft = { text: '', ids: {}, sent: {}, choices: {}, answers: {}, more: {} }
const LONG_MS = 60_000

const withIds = (draft: Draft): Draft => ({ ...draft, ids: idsFor(draft.text, { ...draft.sent, ...draft.ids }) })

/** A list from a text message, an e-mail or a spreadsheet: looked at line by line, then entered in one go. */
export function PasteSheet({ opened, onClose, tournament, entries }: PasteSheetProps) {
  const place = ownPlace(`rl-paste-${tournament._id}`)
  const [draft, setDraft] = useState<Draft>(() => withIds({ ...EMPTY, ...readStored<Draft>(place) }))
  const [status, setStatus] = useState<TournamentEntry['status']>(tournamentEntry.starts.status)
  const { text, ids } = useDeferredValue(draft)
  useEffect(() => noteStored(place, draft.text === '' ? null : draft), [place, draft])

  const teamSize = Math.min(crewSizeOf(tournament), MOST_IN_A_BOAT)
  const lines = useMemo(
    () => previewPaste(text, { teamSize, entered: entries, choices: draft.choices, idOf: (line) => ids[line] ?? '', comma: draft.comma }),
    [text, ids, teamSize, entries, draft.choices, draft.comma],
  )
  const chosen = lines.filter(({ included }) => included)
  // The rest stays in the box and goes with the next press.
  const going = chosen.slice(0, MOST_AT_ONCE)
  const { marks, open, isChecked, failed } = useImportCheck(tournament._id, going, draft.answers, draft.more)
  const made = useRef<MadeByImport>({ entries: [], anglers: [] })
  const entering = useAction({
    work: async (sent: readonly PastedLine[]) => {
      const boats = toImport(sent, status, draft.answers, draft.more)
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
      const entered = new Set(sent.map(({ line }) => line).filter((line) => !refused.has(line)))
      const left = lines.filter(({ line }) => !entered.has(line)).map((line) => line.text)
      setDraft(withIds({ ...EMPTY, more: draft.more, text: left.join('\n') }))
    },
    onRefused: 'shown',
  })
  const close = () => {
    entering.forget()
    onClose()
  }
  const room = useRoom(tournament)
  const enter = async () => {
    if (!(await room.ask(going.reduce((anglers, line) => anglers + line.anglers.length, 0)))) return
    const ids = Object.fromEntries(going.map(({ text, id }) => [text, id]))
    setDraft({ ...draft, sent: { ...draft.sent, ...ids } })
    entering.run(going)
  }
  const [file, setFile] = useState<ReadList | null>(null)
  if (opened && file) {
    const put = () => {
      keepColumns('boats', file.headers, file.columns)
      setDraft(withIds(withBoats(draft, file)))
      setFile(null)
    }
    return <FileColumns file={file} onChange={setFile} onPut={put} onLeave={() => setFile(null)} />
  }
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
            disabled={going.length === 0 || text !== draft.text || open > 0 || !(isChecked || failed)}
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
            refused={answer.refused.map(({ row, message }) => ({ text: sent?.[row - 1]?.text ?? '', message }))}
            left={draft.text === '' ? 0 : draft.text.split('\n').length}
            onAgain={() => entering.forget()}
            onUndo={() => undoImport(made.current)}
          />
        ) : (
          <>
            <LongTextField
              label={t('pasteSheet.list')}
              value={draft.text}
              onChange={(event) => setDraft(withIds({ ...draft, text: event.currentTarget.value }))}
              minRows={5}
              maxRows={9}
              placeholder={t('pasteSheet.listExample', { teamSize })}
              disabled={entering.running}
              data-autofocus
            />
            {lines.length === 0 && <ListSource of="boats" onTable={(table) => setFile(readList(table, 'boats', savedColumns('boats')))} />}
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
                {(draft.comma || lines.some(({ problem }) => problem === 'comma-unclear')) && (
                  <CommaQuestion value={draft.comma} onAnswer={(comma) => setDraft({ ...draft, comma })} />
                )}
                <PasteLines
                  lines={lines}
                  onChoose={(line, included) => setDraft({ ...draft, choices: { ...draft.choices, [line]: included } })}
                  marks={marks}
                  answers={draft.answers}
                  onAnswer={(seat, answer) => setDraft({ ...draft, answers: { ...draft.answers, [seat]: answer } })}
                  more={draft.more}
                  onRewrite={(line, written) => setDraft(withIds(rewritten(draft, line, written)))}
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

/** The list with one line written differently; what a file said of the boat besides goes with it. */
function rewritten(draft: Draft, line: number, written: string): Draft {
  const before = draft.text.split('\n')[line - 1]?.trim() ?? ''
  const more = draft.more[before]
  return {
    ...draft,
    text: withLine(draft.text, line, written),
    more: more ? { ...draft.more, [written.trim()]: more } : draft.more,
  }
}

/** The boats of a file under what stands in the box. */
function withBoats(draft: Draft, { rows, columns }: ReadList): Draft {
  const boats = rows.map((row) => boatOf(row, columns)).filter(({ text }) => text !== '')
  const more = Object.fromEntries(boats.map(({ text, group, captain }) => [text, { group, captain }]))
  return {
    ...draft,
    text: [draft.text.trimEnd(), ...boats.map(({ text }) => text)].filter(Boolean).join('\n'),
    more: { ...draft.more, ...more },
  }
}

type FileColumnsProps = { file: ReadList; onChange: (file: ReadList) => void; onPut: () => void; onLeave: () => void }

function FileColumns({ file, onChange, onPut, onLeave }: FileColumnsProps) {
  return (
    <SideSheet
      opened
      onClose={onLeave}
      size="lg"
      title={t('pasteSheet.pasteAList')}
      footer={
        <>
          <Button variant="default" onClick={onLeave}>
            {t('pasteSheet.back')}
          </Button>
          <Button disabled={!columnsAreEnough('boats', file.columns)} onClick={onPut}>
            {t('pasteSheet.putInTheList')}
          </Button>
        </>
      }
    >
      <ColumnsStep of="boats" list={file} onChange={(columns) => onChange({ ...file, columns })} />
    </SideSheet>
  )
}
