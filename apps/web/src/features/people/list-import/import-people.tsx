import { Button, SegmentedControl } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { Tour } from '@ramplight/contract/tours/tours'
import { type ListColumns, type ReadList, readList } from '@ramplight/domain/registration/list-columns'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { ChoicesField } from '@ramplight/ui/form/choices-field.tsx'
import { LongTextField } from '@ramplight/ui/form/long-text-field.tsx'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { noteStored, readStored } from '@ramplight/ui/values/stored-state'
import { useEffect, useMemo, useState } from 'react'
import { messageOfError } from '#platform/call-error.ts'
import { ownPlace } from '#platform/own-place.ts'
import { useAction } from '#platform/use-action.ts'
import { ColumnsStep, columnsAreEnough } from './columns-step.tsx'
import { ImportResult } from './import-result.tsx'
import classes from './list-import.module.css'
import { t } from './list-import.texts.ts'
import { ListSource } from './list-source.tsx'
import { type Field, type ListRow, type PersonLine, personLines } from './person-lines.ts'
import { PersonRows } from './person-rows.tsx'
import { tableOf } from './read-list-file.ts'
import { keepColumns, savedColumns } from './saved-columns.ts'
import { sendPeople } from './send-people.ts'
import { useLookUp } from './use-look-up.ts'

/** The list as it was read, with an id for each line: kept on this device until all of it is in, or another list is taken. */
type Draft = {
  step: 'columns' | 'check'
  /** All that was read, and where its headers are; while the columns are looked at. */
  read?: Pick<ReadList, 'table' | 'header'>
  headers: readonly string[] | null
  rows: ListRow[]
  columns: ListColumns
  ticks: Record<string, boolean>
  tours: readonly string[]
}

type Tours = readonly Pick<Tour, '_id' | 'name'>[]

/** A club list into the list of anglers: read, looked at line by line, then imported in one go (2 §3). */
export function ImportPeople({ tours, onClose }: { tours: Tours; onClose: () => void }) {
  const place = ownPlace('rl-import-people')
  const [draft, setDraft] = useState<Draft | null>(() => readStored<Draft>(place))
  useEffect(() => noteStored(place, draft), [place, draft])
  const take = (table: ReadList['table'], said?: number | null) => {
    const { header, headers, rows, columns } = readList(table, 'people', savedColumns('people'), said)
    const first = header === null ? 1 : header + 2
    setDraft({
      step: 'columns',
      read: { table, header },
      headers,
      columns,
      rows: rows.map((cells, at) => ({ id: newId(), line: at + first, cells })),
      ticks: {},
      tours: tours.length === 1 ? [tours[0]!._id] : [],
    })
  }
  if (!draft) return <Source onTable={take} onClose={onClose} />
  if (draft.step === 'check') return <Check draft={draft} setDraft={setDraft} tours={tours} onClose={onClose} />
  const { headers, columns } = draft
  const rows = draft.rows.map(({ cells }) => cells)
  const list = { table: headers ? [headers, ...rows] : rows, header: headers ? 0 : null, ...draft.read, headers, rows, columns }
  return (
    <SideSheet
      opened
      onClose={onClose}
      size="lg"
      title={t('people.title')}
      footer={
        <>
          <Button variant="default" onClick={() => setDraft(null)}>
            {t('people.otherList')}
          </Button>
          <Button
            disabled={!columnsAreEnough('people', draft.columns)}
            onClick={() => {
              keepColumns('people', draft.headers, draft.columns)
              const { read: _, ...checked } = draft
              setDraft({ ...checked, step: 'check' })
            }}
          >
            {t('people.next')}
          </Button>
        </>
      }
    >
      <ColumnsStep
        of="people"
        list={list}
        onChange={(columns) => setDraft({ ...draft, columns })}
        onHeader={(row) => take(list.table, row)}
      />
    </SideSheet>
  )
}

function Source({ onTable, onClose }: { onTable: (table: string[][]) => void; onClose: () => void }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const next = () => {
    const found = tableOf(text)
    if ('table' in found) onTable(found.table)
    else setProblem(found.problem)
  }
  return (
    <SideSheet
      opened
      onClose={onClose}
      size="lg"
      title={t('people.title')}
      subtitle={t('people.about')}
      footer={<Button onClick={next}>{t('people.next')}</Button>}
    >
      <div className={classes.stack}>
        <ListSource of="people" onTable={onTable} />
        <LongTextField
          label={t('source.paste')}
          placeholder={t('source.pasteExample')}
          value={text}
          error={problem}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setProblem(null)
          }}
          minRows={6}
          maxRows={12}
          autosize
        />
      </div>
    </SideSheet>
  )
}

type CheckProps = { draft: Draft; setDraft: (draft: Draft | null) => void; tours: Tours; onClose: () => void }

const hasErrors = ({ errors }: PersonLine): boolean => Object.keys(errors).length > 0

function Check({ draft, setDraft, tours, onClose }: CheckProps) {
  const [only, setOnly] = useState<'all' | 'look'>('all')
  const lines = useMemo(() => personLines(draft.rows, draft.columns), [draft.rows, draft.columns])
  const { marks, isChecked, failed, again } = useLookUp(lines)
  const isIncluded = (line: PersonLine) => {
    const mark = marks.get(line.id)
    return !hasErrors(line) && mark?.outcome !== 'refused' && (draft.ticks[line.id] ?? !mark?.doubtful)
  }
  const chosen = lines.filter(isIncluded)
  const toLookAt = lines.filter((line) => hasErrors(line) || marks.get(line.id)?.outcome === 'refused' || marks.get(line.id)?.doubtful)
  const sending = useAction({
    work: () => sendPeople(chosen, draft.tours),
    onDone: ({ done }) => {
      const rows = draft.rows.filter(({ id }) => !done.has(id))
      setDraft({ ...draft, rows })
    },
    onRefused: 'shown',
  })
  const { done: sent } = sending
  const close = () => {
    if (draft.rows.length === 0) setDraft(null)
    onClose()
  }
  const rewrite = (id: string, field: Field, value: string) =>
    setDraft({
      ...draft,
      rows: draft.rows.map((row) => (row.id === id ? { ...row, rewritten: { ...row.rewritten, [field]: value } } : row)),
    })
  return (
    <SideSheet
      opened
      onClose={close}
      size="lg"
      title={t('people.title')}
      footer={
        sent ? (
          <Button onClick={close}>{t('result.done')}</Button>
        ) : (
          <>
            <Button variant="default" disabled={sending.running} onClick={() => setDraft({ ...draft, step: 'columns' })}>
              {t('people.back')}
            </Button>
            <Button disabled={chosen.length === 0 || !isChecked} loading={sending.running} onClick={() => sending.run()}>
              {t('people.import', { count: chosen.length })}
            </Button>
          </>
        )
      }
    >
      {sent ? (
        <ImportResult sent={sent} left={draft.rows.length} onAgain={() => sending.forget()} />
      ) : (
        <div className={classes.stack}>
          {tours.length > 0 && (
            <ChoicesField
              label={t('people.join')}
              data={tours.map(({ _id, name }) => ({ value: _id, label: name }))}
              value={draft.tours.filter((id) => tours.some(({ _id }) => _id === id))}
              placeholder={draft.tours.length === 0 ? t('people.joinNone') : ''}
              onChange={(chosen) => setDraft({ ...draft, tours: chosen })}
              disabled={sending.running}
            />
          )}
          <div className={classes.sum} role="status">
            <b>
              {isChecked || failed || chosen.length === 0
                ? t('people.sum', { chosen: chosen.length, total: lines.length })
                : t('people.checking')}
            </b>
            {toLookAt.length > 0 && (
              <SegmentedControl
                size="xs"
                value={only}
                onChange={(value) => setOnly(value as typeof only)}
                data={[
                  { value: 'all', label: t('people.all') },
                  { value: 'look', label: t('people.toLookAt', { count: toLookAt.length }) },
                ]}
              />
            )}
          </div>
          {failed && <ErrorState compact failed={t('people.notChecked')} safe={t('people.listIsStillHere')} onRetry={again} />}
          {sending.error && <ErrorState compact failed={messageOfError(sending.error)} safe={t('people.listIsStillHere')} />}
          <PersonRows
            lines={only === 'look' && toLookAt.length > 0 ? toLookAt : lines}
            marks={marks}
            isIncluded={isIncluded}
            onTick={(id, included) => setDraft({ ...draft, ticks: { ...draft.ticks, [id]: included } })}
            onRewrite={rewrite}
          />
        </div>
      )}
    </SideSheet>
  )
}
