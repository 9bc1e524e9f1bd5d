import type { OutboxRow, QuarantineRow } from '@ramplight/sync/types'
import type { Book } from '#platform/local/book/book.ts'
import { changeWords } from '../changes/change-words.ts'
import { fieldLabel, NOTHING, writeField } from '../changes/field-words.ts'
import { finderOf } from '../changes/find-row.ts'
import { nameOfRow } from '../changes/record-names.ts'
import { closeOutOf, screenOf } from '../changes/record-screen.ts'
import { moneyInChange } from './money-in-change.ts'
import { t } from './refused.texts.ts'

export type RefusedField = { path: string; label: string; typed: string; server: string | null }
export type RefusedDetails = {
  words: string
  fields: RefusedField[]
  screen: string | null
  held: string[]
  instead: SameBoat[]
  money: number
}

/** A boat that is there already, and may be the one that was refused. */
export type SameBoat = { id: string; name: string }

/** The value at a dotted path; lists are leaves. */
const at = (doc: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], doc)

/** Not worth a line to a person: ids the device made, and what every event carries. */
const HIDDEN = new Set([
  '_id',
  'by',
  'raw',
  'receivedAt',
  'additional',
  'weighIn',
  'kind',
  'tournamentId',
  'deviceAt',
  'clockOff',
  'lateBy',
  'periodIndex',
])

export type Refused = { refused: QuarantineRow; held: readonly OutboxRow[] }

/** A refused change in words: what was typed, what the server has, where it can be changed, and what waits for it. For `useLocal`. */
export async function refusedDetails(book: Book, { refused, held }: Refused): Promise<RefusedDetails> {
  const find = finderOf(book)
  const { tbl, id, kind, set = {}, server } = refused
  const row = { ...(await find(tbl, id)), ...set }
  const around = { find, row }
  // What a call carries is for the server.
  const paths = kind === 'call' ? [] : Object.keys(set).filter((path) => !HIDDEN.has(path))
  const fields = paths.map(async (path) => ({
    path,
    label: fieldLabel(tbl, path),
    typed: await writeField(tbl, path, set[path], around),
    server: server ? await writeField(tbl, path, at(server, path), around) : null,
  }))
  return {
    words: await changeWords(refused, find),
    fields: (await Promise.all(fields)).filter(({ typed, server }) => typed !== NOTHING || (server ?? NOTHING) !== NOTHING),
    screen: kind === 'call' ? closeOutOf(id) : screenOf(tbl, id, row),
    money: moneyInChange(refused),
    held: await Promise.all(held.map((change) => changeWords(change, find))),
    instead: held.length > 0 && tbl === 'tournament-entries' && kind === 'up' ? await boatsInstead(book, refused) : [],
  }
}

type Entered = { tournament?: string; users?: string[]; boatNumber?: number | null }

/** Boats of the same tournament with somebody of the refused crew in them: what waits behind the refusal may be theirs. */
async function boatsInstead(book: Book, { id, set = {} }: QuarantineRow): Promise<SameBoat[]> {
  const { tournament, users = [] } = set as Entered
  if (!tournament) return []
  const field = await book.local.rows<Entered>('tournament-entries', { index: 'tournament', is: tournament })
  const find = finderOf(book)
  const same = field.filter((row) => row._id !== id && row.users?.some((user) => users.includes(user)))
  return Promise.all(
    same.map(async (row) => ({
      id: row._id,
      name: [
        row.boatNumber == null ? t('refusedDetails.theBoat') : t('refusedDetails.boat', { number: String(row.boatNumber) }),
        await nameOfRow(find, 'tournament-entries', row),
      ].join(' · '),
    })),
  )
}
