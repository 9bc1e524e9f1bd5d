import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { tournamentSideBigfishPotCalls as calls, SideBigFishPot } from '@ramplight/contract/payouts/tournament-side-bigfish-pots'
import type { Pot } from '@ramplight/contract/tournaments/settings'
import { refused } from '@ramplight/domain/kernel/errors'
import { updateTournament } from '#features/tournaments/tournaments/changing/index'
import { lockTournaments, type TournamentRow } from '#features/tournaments/tournaments/index'
import { inTransaction } from '#platform/database/in-transaction'
import { isStored, StaleRecord, withoutIds } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import { inside, type Work } from '#platform/http/deps'
import { wrongField } from '#platform/http/wrong-field'
import { potsOf, tournamentOfPot } from './pots-of-tournaments.ts'

type Kind = SideBigFishPot['kind']

const MOST_POTS = 50

/** The tournament is held while its lists are read and written, so that two people adding a pot both find theirs. */
const withTournament = <T>({ deps }: Work, id: string, work: (tx: Tx, tournament: TournamentRow) => Promise<T>): Promise<T> =>
  inTransaction(deps.db, async (tx) => {
    const tournament = (await lockTournaments(tx, [id])).get(id)
    if (!tournament) throw refused('record.not-found')
    return work(tx, tournament)
  })

/** The same door as for the tournament: final results stand still, the board hears of it, and the record tells. */
async function write(tx: Tx, tournament: TournamentRow, lists: Record<Kind, Pot[]>, work: Work): Promise<TournamentRow> {
  for (const kind of Object.keys(lists) as Kind[])
    if (lists[kind].length > MOST_POTS) throw wrongField('kind', `a tournament has at most ${MOST_POTS} of a kind`, kind)
  const body = { bigfishpots: lists.bigFishPot, sidepots: lists.sidePot }
  return updateTournament(tournament.id, body, work.actor, inside(work, tx))
}

const listsOf = (tournament: TournamentRow): Record<Kind, Pot[]> => ({ bigFishPot: tournament.bigfishpots, sidePot: tournament.sidepots })
const potIn = (tournament: TournamentRow, id: string): SideBigFishPot | undefined => potsOf(tournament).find(({ _id }) => _id === id)
const without = (pots: Pot[], id: string): Pot[] => pots.filter(({ _id }) => _id !== id)

export function createPot(body: BodyOf<typeof calls.create>, work: Work): Promise<SideBigFishPot> {
  const { _id: id = newId(), tournament: _, kind, ...fields } = body
  return withTournament(work, body.tournament, async (tx, tournament) => {
    const known = potIn(tournament, id)
    if (known && isStored(known, withoutIds(body))) return known
    if (known || (await tournamentOfPot(tx, id, work.actor))) throw refused('record.id-taken')
    const lists = listsOf(tournament)
    const after = await write(tx, tournament, { ...lists, [kind]: [...lists[kind], { _id: id, ...fields }] }, work)
    return potIn(after, id)!
  })
}

/** A pot may change its kind, and keeps its place otherwise; it never leaves its tournament. */
export function changePot(before: SideBigFishPot, body: BodyOf<typeof calls.update>, work: Work): Promise<SideBigFishPot> {
  const { tournament: target, kind: _, ...fields } = withoutIds(body)
  const { _id: id } = before
  if (target !== undefined && target !== before.tournament) throw refused('reference.unknown', { field: 'tournament' })
  return withTournament(work, before.tournament, async (tx, tournament) => {
    const stored = potIn(tournament, id)
    if (!stored) throw refused('record.not-found')
    if (isStored(stored, withoutIds(body))) return stored
    if (body._rev !== undefined && body._rev !== tournament.rev) throw new StaleRecord(stored)
    const kind = body.kind ?? stored.kind
    const lists = listsOf(tournament)
    const changed = { ...lists[stored.kind].find(({ _id }) => _id === id)!, ...fields }
    const stays = { ...lists, [kind]: lists[kind].map((pot) => (pot._id === id ? changed : pot)) }
    const moves = { ...lists, [stored.kind]: without(lists[stored.kind], id), [kind]: [...lists[kind], changed] }
    return potIn(await write(tx, tournament, kind === stored.kind ? stays : moves, work), id)!
  })
}

/** Twice is harmless. */
export const removePot = ({ _id, tournament: of }: SideBigFishPot, work: Work): Promise<void> =>
  withTournament(work, of, async (tx, tournament) => {
    const { bigFishPot, sidePot } = listsOf(tournament)
    await write(tx, tournament, { bigFishPot: without(bigFishPot, _id), sidePot: without(sidePot, _id) }, work)
  })
