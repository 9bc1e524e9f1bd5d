import { createHash } from 'node:crypto'
import { type Board, board, MOST_NAMED_BOATS, eventSummary as summarySchema } from '@ramplight/contract/results/tournament-results'
import { refused } from '@ramplight/domain/kernel/errors'
import { fullName } from '@ramplight/domain/registration/full-name'
import { makeBoard } from '@ramplight/domain/results/board'
import { eventSummary } from '@ramplight/domain/results/event-summary'
import { eventsToShow, heldBoard } from '@ramplight/domain/results/held-board'
import { z } from 'zod'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db } from '#platform/database/types'
import { anglerNames } from '../../people/users/index.ts'
import { findTournament } from '../../tournaments/tournaments/index.ts'
import { findSeason } from '../../tours/seasons/index.ts'
import { findTour } from '../../tours/tours/index.ts'
import type { BoardSummary, EncodedBoard } from './board-cache.ts'
import { holdOf } from './board-holds.ts'
import { calculate, calculateUpTo } from './calculate.ts'
import { resultOf } from './tournament-results.store.ts'
import { writeWeight } from './write-weight.ts'

/** The board as everybody may see it, held or not. Reads everything in one snapshot of the database, so that the figures, their revision and the hold belong together. */
export function readBoard(db: Db, id: string): Promise<Omit<EncodedBoard, 'madeAt'>> {
  return inTransaction(
    db,
    async (tx) => {
      const tournament = await findTournament(tx, id)
      if (!tournament) throw refused('record.not-found')
      const calculation = await calculate(tx, tournament)
      const people = await anglerNames(
        tx,
        [...calculation.entries.values()].flatMap(({ users }) => users),
      )
      const nameOf = (user: string) => {
        const person = people.get(user)
        return person ? fullName(person) : ''
      }
      const tourName = (await findTour(tx, tournament.tour))?.name ?? null
      const written = await resultOf(tx, id)
      const whole = makeBoard(calculation, written, { tourName, nameOf })
      const hold = await holdOf(tx, id)
      const upTo = hold && (await calculateUpTo(tx, calculation, eventsToShow(calculation.events, hold)))
      const made = hold && upTo ? heldBoard(makeBoard(upTo, written, { tourName, nameOf }), hold) : whole
      const json = JSON.stringify(z.encode(board, made))
      const seasonName = tournament.season ? ((await findSeason(tx, tournament.season))?.name ?? null) : null
      const summed = eventSummary(calculation, made, { written, nameOf, seasonName, most: MOST_NAMED_BOATS })
      const event = JSON.stringify(z.encode(summarySchema, summed))
      return {
        revision: made.revision,
        json,
        event: { json: event, tag: tagOf(made.revision, event) },
        summary: summaryOf(made, whole),
        tag: tagOf(made.revision, json),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

const tagOf = (revision: number, json: string): string =>
  `W/"${revision}-${createHash('sha256').update(json).digest('base64url').slice(0, 12)}"`

/** As many as an embedded board shows at most. */
const LEADERS = 50

/** Places and weights are those that are shown; on which day a boat has weighed is always the truth: nobody is called back who is in. */
function summaryOf({ state, updatedAt, weighed, field, rows, tournament, held }: Board, whole: Board): BoardSummary {
  const { display } = tournament
  const placed = rows.filter(({ days, disqualified, position }) => days.length > 0 && !disqualified && position !== null)
  const leaders = placed.slice(0, LEADERS).map(({ position, tied, names, totalWeight, totalFish }) => ({
    place: `${tied ? 'T' : ''}${position}`,
    names: names.join(' · '),
    weight: writeWeight(totalWeight, display),
    total: totalWeight,
    fish: totalFish,
  }))
  const shown = new Map(rows.map((row) => [row.entry, row]))
  const boats = new Map(
    whole.rows.flatMap(({ entry, days }) => {
      const day = days.at(-1)?.day
      const row = shown.get(entry)
      const place = row && !row.disqualified && row.days.length > 0 ? row.position : null
      return day === undefined ? [] : [[entry, { place, isTied: row?.tied ?? false, day }] as const]
    }),
  )
  return { state, updatedAt, weighed, field, display, held, leaders, boats }
}
