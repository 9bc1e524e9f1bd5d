import { Button } from '@mantine/core'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { ErrorSummary, type FieldError } from '@ramplight/ui/form/error-summary.tsx'
import { stopAtUnreadable } from '@ramplight/ui/form/stop-at-unreadable'
import { useUnsavedGuard } from '@ramplight/ui/form/unsaved-guard'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { CallError, messageOfError } from '../call-error.ts'
import { fieldErrorsOf } from './field-errors.ts'
import classes from './record-sheet.module.css'
import { type RecordForm, useRecordForm } from './use-record-form.ts'

type Props<V extends object> = {
  title: string
  subtitle?: ReactNode
  start: V
  /** Names its draft: `species-new`. */
  draftKey: string
  labelOf: (path: string) => string
  check?: (values: V) => FieldError[]
  save: (values: V) => Promise<unknown>
  saved?: string
  saveLabel?: string
  size?: 'md' | 'lg'
  onClose: () => void
  /** Left of the buttons: delete. */
  aside?: ReactNode
  children: (form: RecordForm<V>) => ReactNode
}

/** One record beside its list: a few fields, save or cancel, errors where they are. */
export function RecordSheet<V extends object>(props: Props<V>) {
  const { title, subtitle, draftKey, labelOf, check, saved = 'Saved', saveLabel = 'Save', size, onClose, aside, children } = props
  // The record as it was when the sheet was opened: what is typed belongs to that version, and its save names it.
  const [{ start, save }] = useState({ start: props.start, save: props.save })
  const form = useRecordForm<V, unknown>({ key: draftKey, stored: start, rev: null })
  useUnsavedGuard(form.changes > 0)
  const saving = useMutation({
    mutationFn: save,
    onSuccess: () => {
      form.draft.clear()
      notify.stealth(saved)
      onClose()
    },
    onError: (error) => {
      const found = error instanceof CallError ? fieldErrorsOf(error, labelOf) : []
      if (found.length > 0) form.fail(found)
      else notify.danger(messageOfError(error))
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saving.isPending || stopAtUnreadable(event.currentTarget)) return
    const found = check?.(form.values) ?? []
    if (found.length > 0) form.fail(found)
    else saving.mutate(form.values)
  }
  const cancel = () => {
    form.draft.clear()
    onClose()
  }
  return (
    <SideSheet opened onClose={cancel} title={title} subtitle={subtitle} size={size}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        {form.draft.found && (
          <button type="button" className="rl-link-button" onClick={() => restore(form)}>
            Restore what you typed before
          </button>
        )}
        {children(form)}
        <div className={`rl-sheet__footer ${classes.footer}`}>
          <span className={classes.aside}>{aside}</span>
          <Button variant="default" onClick={cancel} disabled={saving.isPending}>
            Cancel
          </Button>
          <Button type="submit" loading={saving.isPending}>
            {saveLabel}
          </Button>
        </div>
      </form>
    </SideSheet>
  )
}

function restore<V>(form: RecordForm<V>): void {
  const values = form.draft.restore()
  if (values !== null) form.replace(values)
}
