import { Button } from '@mantine/core'
import type { Endpoint } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { ErrorSummary, type FieldError } from '@ramplight/ui/form/error-summary.tsx'
import { stopAtUnreadable } from '@ramplight/ui/form/stop-at-unreadable'
import { useUnsavedGuard } from '@ramplight/ui/form/unsaved-guard'
import { useSaveKey } from '@ramplight/ui/form/use-save-key'
import { NeedsInternet } from '@ramplight/ui/states/needs-internet.tsx'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { z } from 'zod'
import { refreshed } from '#platform/refresh.ts'
import { useRests } from '#platform/use-rests.ts'
import { call } from '../call.ts'
import { declaredBy } from './declared.tsx'
import { changedPart } from './paths.ts'
import { t } from './record-form.texts.ts'
import classes from './record-sheet.module.css'
import { missingOf } from './required.ts'
import { type RecordForm, useRecordForm } from './use-record-form.ts'
import { useSave } from './use-save.tsx'

type Body = Record<string, unknown>
const byId = z.object({ id: z.string() })
// biome-ignore lint/suspicious/noExplicitAny: what is sent is of the family's own shape; the contract checks it
type Writes<R> = Endpoint<any, z.ZodUndefined, z.ZodType<any>, z.ZodType<R>>

/** The calls of a family that a sheet makes. */
export type RecordCalls<R> = {
  get: Endpoint<typeof byId, z.ZodUndefined, z.ZodUndefined, z.ZodType<R>>
  create: Endpoint<z.ZodUndefined, z.ZodUndefined, Writes<R>['body'] & z.ZodType, z.ZodType<R>>
  update: Endpoint<typeof byId, z.ZodUndefined, Writes<R>['body'] & z.ZodType, z.ZodType<R>>
}

type Props<R extends Stored, V extends object> = {
  title: string
  subtitle?: ReactNode
  calls: RecordCalls<R>
  /** The record to change; null: a new one. */
  record: R | null
  /** What the form starts from. */
  valuesOf: (record: R | null) => V
  /** What is sent of the values, where the form has them in another shape. */
  written?: (values: V) => object
  /** What a new record says besides. */
  created?: (values: V) => object
  /** Names its draft: `species-new`. */
  draftKey: string
  /** A value in words, for the dialog with both versions. */
  write?: (path: string, value: unknown) => string
  /** What is wrong beside required fields that are empty. `missing`: those. */
  check?: (values: V, missing: readonly FieldError[]) => FieldError[]
  readOnly?: boolean
  saveLabel?: string
  size?: 'md' | 'lg'
  onClose: () => void
  onSaved?: (record: R) => void
  /** Left of the buttons: delete. */
  aside?: ReactNode
  children: (form: RecordForm<V, number | null>) => ReactNode
}
type Stored = { _id: string; _rev: number }

const writeValue = (_path: string, value: unknown): string =>
  value === null || value === undefined || value === ''
    ? t('recordSheet.nothing')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)

/** One record beside its list: a few fields, save or cancel, errors where they are, both versions when somebody else saved first. */
export function RecordSheet<R extends Stored, V extends object>(props: Props<R, V>) {
  const {
    title,
    subtitle,
    calls,
    valuesOf,
    draftKey,
    check,
    readOnly = false,
    saveLabel = t('recordSheet.save'),
    size,
    onClose,
    aside,
  } = props
  const { created, written = (values: V) => values, onSaved } = props
  // The record as it was when the sheet was opened: what is typed belongs to that version, and its save names it. A new one has
  // its id from the start, so that a second try after a lost answer makes no second record.
  const [{ record, id }, setHeld] = useState<{ record: R | null; id: string }>({ record: props.record, id: props.record?._id ?? newId() })
  const [start] = useState(() => valuesOf(record))
  const [declared] = useState(() => declaredBy(record ? calls.update : calls.create))
  const form = useRecordForm<V, number | null>({ key: draftKey, stored: start, rev: record?._rev ?? null, declared })
  // What was typed stays as a draft.
  const rests = useRests(record ? calls.update : calls.create)
  useUnsavedGuard(form.changes > 0)
  const element = useRef<HTMLFormElement>(null)
  useSaveKey(() => element.current?.requestSubmit(), element)
  const saving = useSave<V, number | null, R>({
    form,
    send: ({ values, base, seen }) =>
      record
        ? call(calls.update, { params: { id }, body: { ...changedPart(written(base), written(values)), _rev: seen } as Body })
        : call(calls.create, { body: { ...changedPart({}, written(values)), ...created?.(values), _id: id } as Body }),
    read: (stored) => ({ values: valuesOf(stored), seen: stored._rev }),
    theirs: () => call(calls.get, { params: { id } }),
    write: props.write ?? writeValue,
    onSaved: async (stored, { isMoreTyped }) => {
      onSaved?.(stored)
      // The next save is a change of what was just made.
      if (isMoreTyped) setHeld({ record: stored, id })
      else form.draft.clear()
      // The list under the sheet shows what was saved when the sheet is gone.
      await refreshed()
      if (!isMoreTyped) onClose()
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (readOnly) return cancel()
    if (rests || saving.saving || stopAtUnreadable(event.currentTarget)) return
    const missing = missingOf(form.values, declared)
    const found = [...missing, ...(check?.(form.values, missing) ?? [])]
    if (found.length > 0) form.fail(found)
    else saving.submit()
  }
  const cancel = () => {
    form.draft.clear()
    onClose()
  }
  return (
    <SideSheet opened onClose={cancel} title={title} subtitle={subtitle} size={size}>
      <form ref={element} className={classes.form} onSubmit={submit} noValidate>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        {form.draft.found && (
          <button type="button" className="rl-link-button" onClick={() => restore(form)}>
            {t('recordSheet.restoreDraft')}
          </button>
        )}
        {props.children(form)}
        <div className={`rl-sheet__footer ${classes.footer}`}>
          <span className={classes.aside}>
            {aside && (
              <fieldset className="rl-needs-internet" disabled={rests}>
                {aside}
              </fieldset>
            )}
          </span>
          <Button variant="default" onClick={cancel} disabled={saving.saving}>
            {t('recordSheet.cancel')}
          </Button>
          <NeedsInternet offline={rests && !readOnly}>
            <Button type="submit" loading={saving.saving}>
              {saveLabel}
            </Button>
          </NeedsInternet>
        </div>
      </form>
      {saving.dialog}
    </SideSheet>
  )
}

function restore<V, Seen>(form: RecordForm<V, Seen>): void {
  const values = form.draft.restore()
  if (values !== null) form.replace(values)
}
