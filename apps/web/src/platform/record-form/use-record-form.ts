import { countChanges } from '@ramplight/ui/count-changes'
import type { FieldError } from '@ramplight/ui/error-summary.tsx'
import { type Draft, useDraft } from '@ramplight/ui/use-draft'
import { useEffect, useState } from 'react'
import { getAt, setAt } from './paths.ts'

export type RecordForm<V> = {
  values: V
  /** As loaded; what a discard goes back to. */
  base: V
  get: (path: string) => unknown
  set: (path: string, value: unknown) => void
  replace: (values: V) => void
  /** After a save, or when both versions were put together: this is what is stored now. */
  rebase: (stored: V, values?: V) => void
  discard: () => void
  changes: number
  errors: readonly FieldError[]
  errorOf: (path: string) => React.ReactNode
  fail: (errors: readonly FieldError[]) => void
  attempt: number
  draft: Draft<V>
}

/**
 * A form over one stored record. A newer version from the server replaces an untouched form; a form somebody is typing
 * in keeps its ground, and the difference is settled when it is saved.
 */
export function useRecordForm<V extends object>({ key, stored }: { key: string; stored: V }): RecordForm<V> {
  const [base, setBase] = useState(stored)
  const [values, setValues] = useState(stored)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [attempt, setAttempt] = useState(0)
  const changes = countChanges(base, values)
  const draft = useDraft({ key, values, isDirty: changes > 0 })
  const storedText = JSON.stringify(stored)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new stored version, by content, is what matters
  useEffect(() => {
    if (changes > 0) return
    setBase(stored)
    setValues(stored)
  }, [storedText])

  const set = (path: string, value: unknown) => {
    setValues((before) => setAt(before, path, value))
    setErrors((before) => (before.some(({ field }) => field === path) ? before.filter(({ field }) => field !== path) : before))
  }
  return {
    values,
    base,
    get: (path) => getAt(values, path),
    set,
    replace: setValues,
    rebase: (fresh, next = fresh) => {
      setBase(fresh)
      setValues(next)
      setErrors([])
      if (countChanges(fresh, next) === 0) draft.clear()
    },
    discard: () => {
      setValues(base)
      setErrors([])
      draft.clear()
    },
    changes,
    errors,
    errorOf: (path) => errors.find(({ field }) => field === path)?.message,
    fail: (found) => {
      setErrors(found)
      setAttempt((count) => count + 1)
    },
    attempt,
    draft,
  }
}
