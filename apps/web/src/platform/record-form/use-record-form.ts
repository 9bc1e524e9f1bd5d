import { countChanges } from '@ramplight/ui/form/count-changes'
import type { FieldError } from '@ramplight/ui/form/error-summary.tsx'
import { type Draft, useDraft } from '@ramplight/ui/form/use-draft'
import { useEffect, useRef, useState } from 'react'
import { ownPlace } from '../own-place.ts'
import type { Declared } from './declared.tsx'
import { getAt, setAt } from './paths.ts'

export type RecordForm<V, Seen = unknown> = {
  values: V
  /** As loaded when typing began. */
  base: V
  /** The revision of `base`: what typing began from, and what a save has to name, however new the server's is by now. */
  seen: Seen
  get: (path: string) => unknown
  set: (path: string, value: unknown) => void
  replace: (values: V) => void
  /** What is in the form at this moment, for work that began a while ago. */
  latest: () => V
  /** After a save, or when both versions were put together: this is what is stored now. */
  rebase: (stored: V, seen: Seen, values?: V) => void
  discard: () => void
  changes: number
  errors: readonly FieldError[]
  errorOf: (path: string) => React.ReactNode
  fail: (errors: readonly FieldError[]) => void
  attempt: number
  draft: Draft<V>
  /** Labels and limits of its fields. */
  declared: Declared
}

type Props<V, Seen> = { key: string; stored: V; rev: Seen; declared: Declared }

/**
 * A form over one stored record. A newer version from the server replaces an untouched form; a form somebody is typing
 * in keeps its ground, and the difference is settled when it is saved.
 */
export function useRecordForm<V extends object, Seen>({ key, stored, rev, declared }: Props<V, Seen>): RecordForm<V, Seen> {
  const [{ base, seen }, setBase] = useState({ base: stored, seen: rev })
  const [values, setValues] = useState(stored)
  const latest = useRef(values)
  latest.current = values
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [attempt, setAttempt] = useState(0)
  const changes = countChanges(base, values)
  const draft = useDraft({ key: ownPlace(key), values, isDirty: changes > 0 })
  const storedText = JSON.stringify([stored, rev])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new stored version, by content, is what matters
  useEffect(() => {
    // A newer revision that says the same in these fields (a boat was checked in) is what typing goes on from.
    if (changes > 0 && countChanges(base, stored) > 0) return
    setBase({ base: stored, seen: rev })
    if (changes === 0) setValues(stored)
  }, [storedText])

  const set = (path: string, value: unknown) => {
    setValues((before) => setAt(before, path, value))
    setErrors((before) => (before.some(({ field }) => field === path) ? before.filter(({ field }) => field !== path) : before))
  }
  return {
    values,
    base,
    seen,
    get: (path) => getAt(values, path),
    set,
    replace: (next) => {
      setValues(next)
      setErrors([])
    },
    latest: () => latest.current,
    rebase: (fresh, freshRev, next = fresh) => {
      setBase({ base: fresh, seen: freshRev })
      setValues(next)
      setErrors([])
      if (countChanges(fresh, next) === 0) draft.clear()
    },
    // To what is stored now, not to what was there when typing began.
    discard: () => {
      setBase({ base: stored, seen: rev })
      setValues(stored)
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
    declared,
  }
}
