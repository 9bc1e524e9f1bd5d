import type { FieldForm } from '#platform/record-form/bound-fields.tsx'

/** The rows of a list field, and how one of them is changed. */
export function rowsOf<Row extends object>(
  form: FieldForm,
  path: string,
): { rows: Row[]; change: (index: number, part: Partial<Row>) => void } {
  const rows = (form.get(path) as Row[] | undefined) ?? []
  const change = (index: number, part: Partial<Row>) =>
    form.set(
      path,
      rows.map((row, at) => (at === index ? { ...row, ...part } : row)),
    )
  return { rows, change }
}
