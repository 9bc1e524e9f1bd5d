import { ouncesToWeight } from '@ramplight/contract/kernel/units'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { OutboxRow } from '@ramplight/sync/types'
import { writeClock } from '@ramplight/ui/values/times'
import { nounOf } from '#platform/labels/labels.ts'
import { writeWeight } from '#platform/values/typed-weight.ts'
import { t } from './changes.texts.ts'
import { fieldLabel, weightUnit, writeField } from './field-words.ts'
import { boatName, type FindRow, nameOf, nameOfRow, type Row } from './record-names.ts'

/** A change that waits, as far as it is told. */
export type WordedChange = Pick<OutboxRow, 'tbl' | 'id' | 'kind' | 'set' | 'base' | 'baseRev' | 'call'>

const MOST_FIELDS = 3
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** `boat`, but `E-mail`. */
const inside = (label: string) => (/^[A-Z]-/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1))

/** Tables whose records are somebody's: "entry of Lily Reyes", and not "entry Lily Reyes". */
/** A record of these is named after what it belongs to: `entry of 12 Hall`. */
const OF: ReadonlySet<SyncTable> = new Set<SyncTable>([
  'tournament-entries',
  'memberships',
  'tournament-pre-registrations',
  'season-event-point-distributions',
  'tournament-results',
  'tournament-raffle-entries',
  'tour-settings',
  'waiver-acceptances',
  'payments',
  'director-credit-banks',
  'credit-transactions',
])

/** The record as far as it is known: what is on the device, and what the change itself says. */
async function recordOf({ tbl, id, set }: WordedChange, find: FindRow): Promise<Row> {
  return { ...(await find(tbl, id)), ...set }
}

async function subjectOf(change: WordedChange, find: FindRow): Promise<string> {
  const name = await nameOfRow(find, change.tbl, await recordOf(change, find))
  const noun = nounOf(change.tbl)
  if (name && OF.has(change.tbl)) return t('changeWords.nounOf', { noun, name })
  return [noun, name].filter(Boolean).join(' ')
}

/** A flight called "Flight 1" needs no "flight" before it. */
const repeats = (label: string, value: string) => value.toLowerCase().startsWith(`${label.toLowerCase()} `)

/** `boat 4 → 12, Flight 1 → Flight 2` */
async function fieldWords({ tbl, set = {}, base = {} }: WordedChange, around: { find: FindRow; row: Row }): Promise<string> {
  const paths = Object.keys(set)
  const told = await Promise.all(
    paths.slice(0, MOST_FIELDS).map(async (path) => {
      const label = inside(fieldLabel(tbl, path))
      const [before, after] = await Promise.all([writeField(tbl, path, base[path], around), writeField(tbl, path, set[path], around)])
      return [repeats(label, before === '—' ? after : before) ? '' : label, before === '—' ? '' : `${before} →`, after]
        .filter(Boolean)
        .join(' ')
    }),
  )
  const more = paths.length - told.length
  return [...told, ...(more > 0 ? [t('changeWords.moreCount', { count: more })] : [])].join(', ')
}

type Describe = (change: WordedChange, find: FindRow) => Promise<string>

const BY_KIND: Record<WordedChange['kind'], Describe> = {
  up: async (change, find) => {
    const subject = await subjectOf(change, find)
    if (change.baseRev === 0 && !change.base) return t('changeWords.newRecord', { subject })
    if (Object.keys(change.set ?? {}).length === 0) return t('changeWords.asDecided', { subject: capital(subject) })
    return `${capital(subject)}: ${await fieldWords(change, { find, row: await recordOf(change, find) })}`
  },
  del: async (change, find) => t('changeWords.deleted', { subject: capital(await subjectOf(change, find)) }),
  event: async (change, find) => t('changeWords.newEvent', { subject: await subjectOf(change, find) }),
  call: async ({ id, call, set = {} }, find) => {
    if (call === 'answer') return t('changeWords.questionAnswered')
    const name = (await nameOf(find, 'tournaments', id)) || t('changeWords.aTournament')
    if (call === 'number')
      return t('changeWords.kindOfTournament', {
        kind: set.kind === 'draw' ? t('changeWords.draw') : t('changeWords.boatNumbers'),
        tournament: name,
      })
    return call === 'reopen'
      ? t('changeWords.resultsOfOpenedAgain', { tournament: name })
      : t('changeWords.resultsOfFinalized', { tournament: name })
  },
}

/** `Boat 12 weigh-in 14-07, 15:12, Station A` */
const weighInWords: Describe = async ({ set = {} }, find) => {
  const unit = await weightUnit({ find, row: set })
  const boat = await boatName(find, String(set.entry))
  const weight = set.kind === 'void' ? '' : writeWeight(ouncesToWeight(Number(set.weight ?? 0)) ?? 0, unit)
  const what = [boat, weighed(String(set.kind)), weight].filter(Boolean).join(' ')
  return [what, set.at ? writeClock(String(set.at)) : null, set.station ? stationWords(String(set.station)) : null]
    .filter(Boolean)
    .join(', ')
}
const weighed = (kind: string) => t(`changeWords.weighed.${kind === 'correct' || kind === 'void' ? kind : 'weigh'}`)
const stationWords = (station: string) => (/^station/i.test(station) ? station : t('changeWords.station', { station }))

/** `New payment of Jo Reyes, $130.00` */
const withAmount: Describe = async (change, find) => {
  const words = await BY_KIND[change.kind](change, find)
  const isNew = change.kind === 'up' && change.baseRev === 0 && !change.base
  return isNew ? `${words}, ${await writeField(change.tbl, 'amount', change.set?.amount, { find, row: change.set ?? {} })}` : words
}

/** Tables with words of their own. The others are told by what they are called and what changed. */
const BY_TABLE: Partial<Record<SyncTable, Describe>> = {
  'weigh-in-events': weighInWords,
  payments: async (change, find) =>
    change.kind === 'del' ? t('changeWords.voided', { subject: capital(await subjectOf(change, find)) }) : withAmount(change, find),
  'credit-transactions': async (change, find) => {
    if (change.kind !== 'up') return BY_KIND[change.kind](change, find)
    const amount = Number(change.set?.amount ?? 0)
    const name = await nameOfRow(find, change.tbl, await recordOf(change, find))
    const credits = t(amount < 0 ? 'changeWords.creditsUsed' : 'changeWords.creditsAdded', { count: Math.abs(amount) })
    return name ? t('changeWords.creditsOf', { credits, person: name }) : credits
  },
}

/** One change in a director's words: "Entry of Lily Reyes: boat 4 → 12". */
export const changeWords: Describe = (change, find) =>
  (change.kind === 'call' ? BY_KIND.call : (BY_TABLE[change.tbl] ?? BY_KIND[change.kind]))(change, find)
