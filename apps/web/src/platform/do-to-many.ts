import { writeList } from '@ramplight/ui/values/numbers'
import { messageOfError } from './call-error.ts'
import { inParts } from './in-parts.ts'

type Outcome = { _id: string; ok: boolean; message?: string | undefined }
export type DoneToMany<Row> = {
  done: Row[]
  /** What was not done, and why the first was not. */
  left: { rows: Row[]; reason: string }
}

/** The same done to many rows; each is decided for itself. What was done before a part that failed stays done. */
export async function doToMany<Row extends { _id: string }>(
  rows: readonly Row[],
  send: (ids: string[]) => Promise<{ results: Outcome[] }>,
): Promise<DoneToMany<Row>> {
  const outcomes = new Map<string, Outcome>()
  let failed = ''
  const keep = async (ids: string[]) => {
    const answer = await send(ids)
    for (const one of answer.results) outcomes.set(one._id, one)
    return answer
  }
  await inParts(
    rows.map(({ _id }) => _id),
    keep,
  ).catch((error) => {
    failed = messageOfError(error)
  })
  const left = rows.filter(({ _id }) => !outcomes.get(_id)?.ok)
  const reason = left.flatMap(({ _id }) => outcomes.get(_id)?.message ?? [])[0] ?? failed
  return { done: rows.filter(({ _id }) => outcomes.get(_id)?.ok), left: { rows: left, reason } }
}

const NAMED = 3
/** `Jo Reyes, Minh Tran, Ty Hall …` */
export const firstNames = (names: readonly string[]): string =>
  writeList(names.length > NAMED ? [...names.slice(0, NAMED), '…'] : [...names])
