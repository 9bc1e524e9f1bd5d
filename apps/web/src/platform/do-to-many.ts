import { notify } from '@ramplight/ui/dialogs/toasts'
import { writeList } from '@ramplight/ui/values/numbers'
import { CallError, messageOfError } from './call-error.ts'
import { t } from './platform.texts.ts'

/** What one call on many records takes at the most; the contract refuses more. */
export const MOST_AT_ONCE = 500

type Outcome = { _id: string; ok: boolean; message?: string | undefined }
export type DoneToMany<Row> = {
  done: Row[]
  /** What was not done, and why the first was not. */
  left: { rows: Row[]; reason: string; reasonOf: (row: Row) => string }
  /** Sent, and no answer came: they may be done or not. */
  unknown: Row[]
}

/**
 * The same done to many rows; each is decided for itself. What was done before a part that failed stays done, and what comes after
 * it is not sent. `atOnce`: how many rows are a part.
 */
export async function doToMany<Row extends { _id: string }>(
  rows: readonly Row[],
  send: (rows: Row[]) => Promise<{ results: readonly Outcome[] }>,
  atOnce = MOST_AT_ONCE,
): Promise<DoneToMany<Row>> {
  const outcomes = new Map<string, Outcome>()
  let unknown: Row[] = []
  let failed = ''
  for (let from = 0; from < rows.length && !failed; from += atOnce) {
    const part = rows.slice(from, from + atOnce)
    try {
      for (const one of (await send(part)).results) outcomes.set(one._id, one)
    } catch (error) {
      const isUnknown = error instanceof CallError && error.isUnknown
      if (isUnknown) unknown = part
      failed = isUnknown ? t('doToMany.notSent') : messageOfError(error)
    }
  }
  const left = rows.filter((row) => !outcomes.get(row._id)?.ok && !unknown.includes(row))
  const reasonOf = ({ _id }: Row) => outcomes.get(_id)?.message ?? failed
  const reason = left.map(reasonOf).find(Boolean) ?? ''
  return { done: rows.filter(({ _id }) => outcomes.get(_id)?.ok), left: { rows: left, reason, reasonOf }, unknown }
}

/** Says that nobody knows what became of these, and what to do: the list was asked again by then. */
export function tellUnknown(names: readonly string[]): void {
  if (names.length > 0) notify.warning(t('doToMany.notKnown', { names: firstNames(names) }))
}

const NAMED = 3
/** `Jo Reyes, Minh Tran, Ty Hall …` */
export const firstNames = (names: readonly string[]): string =>
  writeList(names.length > NAMED ? [...names.slice(0, NAMED), '…'] : [...names])
