/** A value of a form as this protocol nests it: `metadata[entry]=…`, `items[0][price]=…`. */
export type Form = { [name: string]: string | Form | undefined }

/** The fields of a form or of a query. */
export function readForm(text: string): Form {
  const form: Form = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter(Boolean)
    const last = path.pop()
    if (last === undefined) continue
    let place = form
    for (const step of path) {
      const inner = place[step]
      const next: Form = typeof inner === 'object' ? inner : Object.create(null)
      place[step] = next
      place = next
    }
    place[last] = value
  }
  return form
}

export const textOf = (form: Form | undefined, name: string): string | null => {
  const value = form?.[name]
  return typeof value === 'string' && value !== '' ? value : null
}
export const formOf = (form: Form | undefined, name: string): Form | undefined => {
  const value = form?.[name]
  return typeof value === 'object' ? value : undefined
}
export const listOf = (form: Form | undefined, name: string): (Form | string)[] =>
  Object.values(formOf(form, name) ?? {}).filter((one) => one !== undefined)

/** Whole numbers only: this protocol knows no cents behind a point. */
export function wholeOf(form: Form | undefined, name: string): number | null {
  const value = textOf(form, name)
  return value !== null && /^-?\d{1,15}$/.test(value) ? Number(value) : null
}

/** Names and texts that the provider keeps for us. */
export const metadataOf = (form: Form | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(formOf(form, 'metadata') ?? {}).filter((one): one is [string, string] => typeof one[1] === 'string'))
