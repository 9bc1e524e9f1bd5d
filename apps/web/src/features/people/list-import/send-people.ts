import { type ImportUser, usersAtOnceCalls } from '@ramplight/contract/people/users-at-once'
import { call } from '#platform/call.ts'
import { doToMany } from '#platform/do-to-many.ts'
import type { PersonLine } from './person-lines.ts'
import { toUser } from './person-lines.ts'

/** A list goes in parts, so that what is in before a connection breaks is known to be in. */
const LINES_AT_ONCE = 100
const CHECKED_AT_ONCE = 500
const LONG_MS = 60_000

export type Mark = {
  outcome: 'created' | 'matched' | 'refused'
  message?: string | undefined
  name?: string | undefined
  doubtful?: boolean | undefined
}

/** Who each line would be in the list of anglers; nothing is written. */
export async function lookUp(users: readonly ImportUser[]): Promise<Map<string, Mark>> {
  const marks = new Map<string, Mark>()
  for (let from = 0; from < users.length; from += CHECKED_AT_ONCE) {
    const part = users.slice(from, from + CHECKED_AT_ONCE)
    const { results } = await call(usersAtOnceCalls.importUsers, { body: { users: part, check: true }, timeoutMs: LONG_MS })
    for (const { row, ...mark } of results) marks.set(part[row - 1]!._id!, mark)
  }
  return marks
}

export type Sent = {
  created: number
  matched: number
  /** Ids of the lines that are in. */
  done: Set<string>
  left: { line: PersonLine; why: string }[]
  /** No answer came: they may be in or not. */
  unknown: PersonLine[]
}

/** Brings the lines, part by part. A part that fails ends it: what is in stays in, and the others are told. */
export async function sendPeople(lines: readonly PersonLine[], tours: readonly string[]): Promise<Sent> {
  const count = { created: 0, matched: 0, refused: 0 }
  const rows = lines.map((line) => ({ _id: line.id, line }))
  const { done, left, unknown } = await doToMany(
    rows,
    async (part) => {
      const body = { users: part.map(({ line }) => toUser(line)), tours: [...tours] }
      const { results } = await call(usersAtOnceCalls.importUsers, { body, timeoutMs: LONG_MS })
      for (const { outcome } of results) count[outcome]++
      return { results: results.map(({ row, outcome, message }) => ({ _id: part[row - 1]!._id, ok: outcome !== 'refused', message })) }
    },
    LINES_AT_ONCE,
  )
  return {
    created: count.created,
    matched: count.matched,
    done: new Set(done.map(({ _id }) => _id)),
    left: left.rows.map((row) => ({ line: row.line, why: left.reasonOf(row) })),
    unknown: unknown.map(({ line }) => line),
  }
}
