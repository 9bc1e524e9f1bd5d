/**
 * The name of a record that another list holds. While that list loads, or could not be had, nobody knows: a name that is not known
 * yet is not that of something deleted.
 */
export function nameIn(names: ReadonlyMap<string, string> | null, id: string, gone: string): string {
  return names ? (names.get(id) ?? gone) : '—'
}

/** Names by id; null while the records are not here. */
export const namesOf = <Row extends { _id: string }>(
  rows: readonly Row[] | null,
  nameOf: (row: Row) => string,
): ReadonlyMap<string, string> | null => rows && new Map(rows.map((row) => [row._id, nameOf(row)]))
