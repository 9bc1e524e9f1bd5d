import { type LabelledFamily, labelOf } from '#platform/labels/labels.ts'

/** `label`: what the field is called in its form. */
export type ChangedField = { field: string; label: string; before: string; after: string }

/** Of no meaning to a person; what follows from the log of check-ins is told. */
const HIDDEN = new Set(['_rev', 'rev', 'updatedAt', 'createdAt', 'resultsRevision', 'checkInLog', 'paymentLog', 'moneyBesides', 'cashLog'])
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const write = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '—'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/**
 * What differs between two versions of a record of a family, down to the single setting: `Pay one place in 5 → 4`. A family that
 * has no form, and so no labels, says its fields in words.
 */
export function changedFields(family: string, before: unknown, after: unknown, path = ''): ChangedField[] {
  const [old, fresh] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .filter((key) => !HIDDEN.has(key) && JSON.stringify(old[key] ?? null) !== JSON.stringify(fresh[key] ?? null))
    .flatMap((key) => {
      const field = path ? `${path}.${key}` : key
      if (isRecord(old[key]) || isRecord(fresh[key])) return changedFields(family, old[key], fresh[key], field)
      return [{ field, label: labelOf(family as LabelledFamily, field), before: write(old[key]), after: write(fresh[key]) }]
    })
}
