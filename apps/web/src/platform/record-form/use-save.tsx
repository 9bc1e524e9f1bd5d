import { same } from '@ramplight/domain/sync/leaves'
import { notify } from '@ramplight/ui/dialogs/toasts'
import type { FieldError } from '@ramplight/ui/form/error-summary.tsx'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { CallError, messageOfError } from '../call-error.ts'
import { andThen } from '../use-action.ts'
import { fieldErrorsOf, type PlaceOf } from './field-errors.ts'
import { type Merge, mergeVersions, settle as settled } from './merge-versions.ts'
import { t } from './record-form.texts.ts'
import { refusedFields } from './refused-fields.ts'
import { StaleDialog } from './stale-dialog.tsx'
import type { RecordForm } from './use-record-form.ts'

/** What a save goes by: what was typed, what it began from, and the revision of that. */
export type Typed<V, Seen> = { values: V; base: V; seen: Seen }

type Props<V extends object, Seen, Stored> = {
  form: RecordForm<V, Seen>
  /** Sends what was typed, and answers what is stored now. Names the revision in `seen`. */
  send: (typed: Typed<V, Seen>) => Promise<Stored>
  /** What is stored, as the form has it. */
  read: (stored: Stored) => { values: V; seen: Seen }
  /** Their version, when somebody else saved first. Without it the refusal is told and nothing more. */
  theirs?: (error: CallError) => Promise<Stored> | Stored
  /** A value in words, for the dialog with both versions; `of`: the version it stands in. */
  write?: (path: string, value: unknown, of: V) => string
  /** Fields that say one thing together; each list is called by its first. */
  together?: readonly (readonly (keyof V & string)[])[]
  saved?: string
  /** `isMoreTyped`: something was typed while the save was on its way, and is not saved yet. */
  onSaved?: (stored: Stored, told: { isMoreTyped: boolean }) => Promise<void> | void
  /** What the record calls a field that this form has under another name: `{ users: 'anglers' }`. */
  renamed?: Readonly<Record<string, keyof V & string>>
  /** A refusal that this form shows in a way of its own; true when it has. */
  onRefused?: (error: unknown) => boolean
}

/**
 * The save of a form over something stored. Refused fields are in `form.errors`, which the form shows in an ErrorSummary: some have
 * no place of their own. When somebody else saved first both versions are put together, and only what both changed is asked;
 * whatever else goes wrong is told, and what was typed stays.
 * `dialog` has to be drawn somewhere.
 */
export function useSave<V extends object, Seen, Stored>(props: Props<V, Seen, Stored>) {
  const { form, send, read, theirs, write = String, together = [], renamed = {}, saved = t('useSave.saved'), onSaved, onRefused } = props
  const { labelOf } = form.declared
  const placeOf: PlaceOf = (field) => renamed[field] ?? together.find((fields) => fields.some((one) => one === field))?.[0] ?? field
  const [stale, setStale] = useState<{ merge: Merge<V>; theirs: { values: V; seen: Seen } } | null>(null)
  const showBoth = async (error: CallError, { base, values }: Typed<V, Seen>) => {
    const other = read(await theirs!(error))
    setStale({ merge: mergeVersions(base, values, other.values, together), theirs: other })
  }
  const saving = useMutation({
    mutationFn: send,
    onSuccess: async (stored, { values: sent }) => {
      const now = read(stored)
      setStale(null)
      // What was typed while the save was on its way stays in the form.
      const latest = form.latest()
      const typedSince = mergeVersions(sent, latest, now.values, together)
      form.rebase(
        now.values,
        now.seen,
        settled(typedSince, () => true),
      )
      notify.stealth(saved)
      await andThen(() => onSaved?.(stored, { isMoreTyped: !same(latest, sent) }))
    },
    onError: async (error, typed) => {
      if (onRefused?.(error)) return
      const refusal = error instanceof CallError ? error : null
      if (refusal?.code === 'record.stale' && theirs) return showBoth(refusal, typed).catch(tell)
      const fields = fieldsIn(error, labelOf, placeOf)
      if (fields.length > 0) form.fail(fields)
      else tell(error)
    },
  })
  const settle = (values: V) => {
    if (!stale) return
    form.rebase(stale.theirs.values, stale.theirs.seen, values)
    saving.mutate({ values, base: stale.theirs.values, seen: stale.theirs.seen })
  }
  const dialog: ReactNode = (
    <StaleDialog
      merge={stale?.merge ?? null}
      labelOf={labelOf}
      write={write}
      saving={saving.isPending}
      onSettle={settle}
      onClose={() => setStale(null)}
    />
  )
  return { submit: () => saving.mutate({ values: form.values, base: form.base, seen: form.seen }), saving: saving.isPending, dialog }
}

/** The fields that were refused: by the contract before anything was sent, or by the server. */
function fieldsIn(error: unknown, labelOf: (path: string) => string, placeOf: PlaceOf): FieldError[] {
  if (error instanceof z.ZodError) return refusedFields(error, labelOf, placeOf)
  return error instanceof CallError ? fieldErrorsOf(error, labelOf, placeOf) : []
}

function tell(error: unknown): void {
  // An ended session says so itself.
  if (!(error instanceof CallError && error.code === 'session.over'))
    notify.danger(t('useSave.whatYouTypedIsKept', { reason: messageOfError(error) }))
}
