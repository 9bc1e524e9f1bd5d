/** A line of a board as it is sent: JSON, known by its entry. */
type Line = { entry: string }
type Lines = { rows: Line[] }

/**
 * What makes one board of another, both as they are sent. `set`: fields beside the lines. `order`: for each line of the new board
 * which one of the old it was, -1 for a new one; left out where none has moved. `rows`: the fields that differ, by the new place;
 * those of a new line are all of it.
 */
export type BoardPatch = { set: object; order?: number[] | undefined; rows: Record<number, object> }

const differ = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other)

/** The fields of `after` that are not the same in `before`. */
const differing = (before: object, after: object): object =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => differ(value, (before as Record<string, unknown>)[name])))

const hasAll = (after: object, before: object): boolean => Object.keys(before).every((name) => name in after)

/** Null where a field of the board is gone, which no patch can say. Invariant: `patchedBoard(before, patch)` is `after`. */
export function boardPatch<B extends Lines>(before: B, after: B): BoardPatch | null {
  if (!hasAll(after, before)) return null
  const { rows: lines, ...fields } = after
  const places = new Map(before.rows.map(({ entry }, place) => [entry, place]))
  const order = lines.map((line) => {
    const place = places.get(line.entry) ?? -1
    // A line that has lost a field is sent as a new one.
    return place >= 0 && hasAll(line, before.rows[place]!) ? place : -1
  })
  const rows: BoardPatch['rows'] = {}
  for (const [place, line] of lines.entries()) {
    const changed = differing(before.rows[order[place]!] ?? {}, line)
    if (Object.keys(changed).length > 0) rows[place] = changed
  }
  const hasMoved = order.length !== before.rows.length || order.some((from, place) => from !== place)
  return { set: differing(before, fields), rows, ...(hasMoved && { order }) }
}

/** The board that a patch makes of the one it was made for. Lines that stay the same are the same objects. */
export function patchedBoard<B extends Lines>(before: B, { set, order, rows }: BoardPatch): B {
  const from = order ?? before.rows.map((_, place) => place)
  return {
    ...before,
    ...set,
    rows: from.map((old, place) => (rows[place] ? { ...before.rows[old], ...rows[place] } : before.rows[old]!)),
  }
}
