import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { LIST_LIMIT } from '@ramplight/contract/kernel/paging'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { weighInCalls as calls, type WeighIn } from '@ramplight/contract/weigh-in/weigh-ins'
import { byText } from '@ramplight/domain/kernel/text-order'
import { showHistory, showWeighIn } from '@ramplight/domain/weigh-in/show-weigh-in'
import { foldLog, type StoredWeighIn } from '@ramplight/domain/weigh-in/weigh-in-records'
import type { Local } from '#platform/local/answers/local.ts'
import { readLocally } from '#platform/local/answers/local-calls.ts'
import { tournamentsThat } from '#platform/local-families/local-actor.ts'
import { bodyOf, notFound } from '#platform/local-families/local-family.ts'
import { logOf } from '#platform/local-families/local-log.ts'
import { nameOf, namesOf } from '#platform/local-families/local-people.ts'
import { listPart } from '#platform/local-families/search-rows.ts'

type Terms = Partial<BodyOf<typeof calls.search>>
type Weighing = StoredWeighIn['history'][number]

const TABLES = ['weigh-in-events', 'tournaments', 'tours'] as const

const SORTS = { createdAt: 'receivedAt', at: 'at', day: 'day' } as const

/** By the event that weighed; the same value by its id. */
function inOrder({ sortField, sortOrder }: Terms) {
  const field = SORTS[sortField as keyof typeof SORTS] ?? 'receivedAt'
  const turn = sortOrder === 'desc' ? -1 : 1
  const compare = (a: Weighing, b: Weighing) => (field === 'day' ? a.day - b.day : byText(a[field], b[field]))
  return (a: StoredWeighIn, b: StoredWeighIn): number =>
    turn * compare(a.history[0]!, b.history[0]!) || byText(a.current.weighIn, b.current.weighIn)
}

const whereOf = ({ tournament, tournamentId, entry }: Terms) => {
  const named = tournament ?? tournamentId
  if (named) return { index: 'tournament', is: named } as const
  return entry ? ({ index: 'entry', is: entry } as const) : undefined
}

/** The weigh-ins of tournaments the person runs or weighs at that match every term, in the order they arrived; voided ones among them. */
async function search(local: Local, terms: Terms): Promise<WeighIn[]> {
  const { tournament, tournamentId, entry, day, voided, selectAll, pageNumber, pageSize = LIST_LIMIT } = terms
  const weighed = await tournamentsThat(local, 'tournament.weigh')
  const matches = ({ current, history: [first] }: StoredWeighIn) =>
    first?.kind === 'weigh' &&
    weighed.has(first.tournament) &&
    (!tournament || first.tournament === tournament) &&
    (!tournamentId || first.tournament === tournamentId) &&
    (!entry || first.entry === entry) &&
    (day === undefined || first.day === day) &&
    (voided === undefined || current.voided === voided)
  const found = foldLog(await logOf(local, whereOf(terms)))
    .filter(matches)
    .sort(inOrder(terms))
  return listPart(found, { selectAll, pageNumber, pageSize }).map((stored) => shown(stored, weighed.get(stored.tournament)!))
}

const shown = (stored: StoredWeighIn, tournament: Tournament): WeighIn => showWeighIn(stored, tournament)

async function find(local: Local, id: string): Promise<{ stored: StoredWeighIn; tournament: Tournament }> {
  const [stored] = foldLog(await logOf(local, { index: 'weighIn', is: id }))
  const tournament = stored && (await tournamentsThat(local, 'tournament.weigh')).get(stored.tournament)
  if (!stored || !tournament) throw notFound()
  return { stored, tournament }
}

readLocally(calls.list, { tables: TABLES, answer: (_asked, local) => search(local, { sortOrder: 'desc' }) })
readLocally(calls.search, { tables: TABLES, answer: (asked, local) => search(local, bodyOf(calls.search, asked)) })
readLocally(calls.get, {
  tables: TABLES,
  answer: async ({ params }, local) => {
    const { stored, tournament } = await find(local, params.id)
    return shown(stored, tournament)
  },
})

readLocally(calls.history, {
  tables: [...TABLES, 'users'],
  answer: async ({ params }, local) => {
    const { stored, tournament } = await find(local, params.id)
    const { _id, first_name, last_name } = local.user
    const people = await namesOf(
      local,
      [{ _id, first_name, last_name }],
      stored.history.map(({ by }) => by),
    )
    const names = new Map(stored.history.map(({ by }) => [by, nameOf(people, by) ?? '']))
    return showHistory(stored, tournament, names)
  },
})
