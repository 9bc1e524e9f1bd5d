import { SCREEN_VIEWS } from '@ramplight/domain/results/screens'
import { WEIGHT_FORMATS } from '@ramplight/domain/scoring/format-weight'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { bulkOutcome } from '../kernel/envelope.ts'
import { family, idParams, record } from '../kernel/family.ts'
import { bulkDelete } from '../kernel/family-calls.ts'
import { count, id, isoDate, isoDateTime, moneyTotal as money, text, weightTotal as weight } from '../kernel/fields.ts'
import { tournamentStatus } from '../tournaments/tournaments.ts'
import { dayRecord, payouts, pointsRow, potResult, standingRow, standings } from './standings.ts'

/** The written result of a tournament (3 §3). The server always calculates it from the log of weigh-ins. */
export const tournamentResult = record({
  tournament: id,
  dateFinalized: isoDateTime.nullable(),
  finalizedBy: id.nullish(),
  overallResults: z.object({ standings: z.array(standingRow), bigFish: z.array(potResult), sidePots: z.array(potResult) }),
  dailyResults: z.array(
    z.object({ day: count, standings: z.array(standingRow), bigFishPots: z.array(potResult), sidePots: z.array(potResult) }),
  ),
  points: z.array(pointsRow),
  payouts,
}).meta({ id: 'TournamentResult' })
export type TournamentResult = z.output<typeof tournamentResult>

/** One line of the board. Names are first and last names only (A27). */
export const boardRow = z
  .object({
    ...standingRow.shape,
    names: z.array(z.string()),
    boatNumber: z.number().int().nullable(),
    days: z.array(dayRecord),
    /** Has its place: weighed on the day of the board, or weighed before and not waited for any more (cut, or all is over). */
    weighed: z.boolean(),
    /** When this line last moved; null before its first weigh-in. */
    changedAt: isoDateTime.nullable(),
    /** Why a director has set its place or points by hand. */
    ruled: z.string().optional(),
    /** Once official. What the place is paid: group pots are in `payout`, pots that were bought are not. */
    points: z.number().nullable(),
    payout: money.nullable(),
    /** Once official: what it won in pots that it bought into; left out where that is nothing. */
    potPayouts: z.array(z.object({ pot: id, name: z.string(), amount: money })).optional(),
  })
  .meta({ id: 'BoardRow' })
export type BoardRow = z.output<typeof boardRow>

/** At most so many places are kept for the stage. */
export const MOST_KEPT_PLACES = 20

/** A board that is kept for the stage. `left`: so many first places are hidden; null: the whole board stands as of `since`. */
export const boardHold = z.object({ since: isoDateTime, left: count.nullable() }).meta({ id: 'BoardHold' })
export type BoardHold = z.output<typeof boardHold>

/** The longest message to the TVs: it is read from afar. */
export const LONGEST_SCREEN_MESSAGE = 140

/** What all TVs of an event show. */
export const boardScreens = z
  .object({
    rev: count.meta({ description: 'Counts up with every steering; 0: nobody has steered.' }),
    view: z.enum(SCREEN_VIEWS),
    turn: z.number().int().meta({ description: 'The page that was shown when they were steered, counted on and on.' }),
    paused: z.boolean(),
    message: z.string().nullable(),
    age: count.meta({ description: 'Milliseconds since they were steered.' }),
  })
  .meta({ id: 'BoardScreens' })
export type BoardScreens = z.output<typeof boardScreens>

/** The places of a boat, each from the moment on at which it came to it. */
export const boardPlaces = z
  .object({
    revision: count,
    places: z.array(z.object({ at: isoDateTime, day: count, place: z.number().int(), tied: z.boolean() })),
  })
  .meta({ id: 'BoardPlaces' })
export type BoardPlaces = z.output<typeof boardPlaces>

/** Everything the public board shows. It is the same bytes for everybody, so it can sit behind a cache. */
export const board = z
  .object({
    tournament: z.object({
      _id: id,
      name: z.string(),
      tourName: z.string().nullable(),
      status: tournamentStatus,
      location: z.string(),
      city: z.string(),
      state: z.string(),
      tournamentDates: z.array(isoDate),
      startTime: z.string(),
      endTime: z.string(),
      timezone: z.string(),
      display: z.enum(WEIGHT_FORMATS),
      fishLimit: z.number().int().nullable(),
      teamEvent: z.boolean(),
      paidPlaces: count,
      cuts: z.array(z.object({ afterDay: count, keep: count })),
    }),
    revision: z.number().int(),
    /** Until when anglers may protest; null: no window was opened, or the results are official. */
    protestsUntil: isoDateTime.nullable(),
    /** Fishing, weighing, unofficial (all weighed), official (final). */
    state: z.enum(['not-public', 'before', 'fishing', 'weighing', 'between-days', 'unofficial', 'official']),
    day: count,
    weighed: count,
    field: count,
    rows: z.array(boardRow),
    bigFish: z.object({ weight, names: z.array(z.string()) }).nullable(),
    pots: z.array(
      z.object({
        pot: id,
        kind: z.enum(['bigFishPot', 'sidePot']),
        name: z.string(),
        size: money,
        leaders: z.array(z.object({ names: z.array(z.string()), weight })),
      }),
    ),
    updatedAt: isoDateTime,
    /** Null: the board shows what there is. Else what is hidden stands nowhere in here. */
    held: boardHold.nullable(),
  })
  .meta({ id: 'Board' })
export type Board = z.output<typeof board>

/** So many boats are named at most; `field` says how many there are. */
export const MOST_NAMED_BOATS = 500

/** What the page of a tournament says beside the tournament itself, much lighter than its board. The same for everybody. */
export const eventSummary = z
  .object({
    revision: z.number().int(),
    tourName: z.string().nullable(),
    seasonName: z.string().nullable(),
    state: board.shape.state,
    display: z.enum(WEIGHT_FORMATS),
    field: count,
    /** Who is entered, by boat number; who has none yet follows in the order of signing up. */
    boats: z.array(z.object({ boatNumber: z.number().int().nullable(), names: z.array(z.string()) })).max(MOST_NAMED_BOATS),
    /** How often each pot was bought, and what it holds. */
    pots: z.array(z.object({ pot: id, times: count, size: money })),
    /** What each place is paid: once official as it was written, before that for the field as it is. */
    payouts: z.object({ pool: money, places: z.array(z.object({ position: z.number().int(), amount: money })) }),
    /** The first places that the board shows, once somebody has weighed. */
    first: z.array(
      boardRow.pick({ entry: true, position: true, tied: true, names: true, totalWeight: true, totalFish: true, payout: true }),
    ),
    /** What the pots paid, once official: also to boats that are not among the first. */
    won: z.array(z.object({ pot: id, name: z.string(), names: z.array(z.string()), amount: money })),
    held: boardHold.nullable(),
  })
  .meta({ id: 'EventSummary' })
export type EventSummary = z.output<typeof eventSummary>

/** What a person has to look at before the results become final (`weighInFlags` of the domain). */
export const weighInFlag = z
  .object({
    kind: z.enum(['weighed-twice', 'two-corrections', 'void-and-correction', 'came-late', 'after-cut', 'late-unproven', 'same-boat']),
    entry: id,
    day: count,
    /** The weigh-ins in question, in the order they were made; none where two entries may be one boat. */
    weighIns: z.array(id),
    /** The entry that may be the same boat. */
    other: id.optional(),
  })
  .meta({ id: 'WeighInFlag' })

/** What finalizing would write. Nothing is saved by looking. */
export const preview = z
  .object({
    revision: z.number().int(),
    standings,
    points: z.array(pointsRow),
    payouts,
    pots: z.array(potResult),
    checks: z.object({
      entries: count,
      /** With fish. Weighed, no fish, disqualified and those missing add up to the entries. */
      weighed: count,
      noFish: count,
      disqualified: count,
      /** Entries without a weigh-in on a day they could have fished. */
      missing: z.array(z.object({ entry: id, day: count })),
      corrected: count,
      voided: count,
      /** Open questions; while there is one, nothing becomes final. */
      flags: z.array(weighInFlag),
      final: z.boolean(),
    }),
  })
  .meta({ id: 'ResultsPreview' })
export type ResultsPreview = z.output<typeof preview>

/** The longest reason why results become official before the time for protests is over. */
export const LONGEST_EARLY_REASON = 300

/** Bags on a device whose person has lost the right to send them. */
export const heldBags = z.object({ user: id, name: z.string(), device: id, bags: count, at: isoDateTime }).meta({ id: 'HeldBags' })
export type HeldBags = z.output<typeof heldBags>

const write = z.strictObject({
  _id: id.optional(),
  _rev: z.number().int().optional(),
  tournament: id,
  revision: z.number().int().optional(),
  /** Why the results become official before the time for protests is over; asked for only then. */
  early: text(LONGEST_EARLY_REASON).optional(),
})
const change = z.strictObject({
  _id: id.optional(),
  _rev: z.number().int().optional(),
  tournament: id.optional(),
  revision: z.number().int().optional(),
})
const base = '/api/tournament-results/'
const held = z.object({ held: boardHold.nullable() })

const common = family(
  base,
  'results',
  { record: tournamentResult, create: write, change, terms: { tournament: id, tournaments: z.array(id).max(200), season: id, tour: id } },
  { list: 'public', see: 'tournament.see', create: 'tournament.edit', edit: 'tournament.edit' },
)

export const tournamentResultCalls = {
  ...common,
  create: endpoint({
    ...common.create,
    summary: 'Finalize a tournament: results, points and payments are written once. `revision` is that of the preview that was looked at.',
  }),
  update: endpoint({ ...common.update, summary: 'Calculate a written result again; money that changed is voided and written anew.' }),
  remove: endpoint({ ...common.remove, summary: 'Reopen: the result is withdrawn, its payments are voided, its points removed.' }),
  byTournament: endpoint({
    method: 'GET',
    path: `${base}by-tournament/{id}`,
    summary: 'The written result of a tournament.',
    policy: 'tournament.see',
    params: idParams,
    response: tournamentResult,
  }),
  createOrUpdate: endpoint({
    method: 'POST',
    path: `${base}create-or-update`,
    summary: 'Finalize, or calculate again when it is final.',
    policy: 'tournament.edit',
    body: write,
    response: tournamentResult,
  }),
  bulkCreate: endpoint({
    method: 'POST',
    path: `${base}bulk-create`,
    summary: 'Finalize several tournaments; each answers for itself.',
    policy: 'signed-in',
    body: z.array(write).max(100),
    response: bulkOutcome,
  }),
  bulkUpdate: endpoint({
    method: 'POST',
    path: `${base}bulk-update`,
    summary: 'Calculate several written results again; each answers for itself.',
    policy: 'signed-in',
    body: z.array(write).max(100),
    response: bulkOutcome,
  }),
  deleteByArray: endpoint({
    ...bulkDelete(base, 'results', 'delete-by-array'),
    summary: 'Reopen several tournaments; each answers for itself.',
  }),
  preview: endpoint({
    method: 'GET',
    path: `${base}preview/{id}`,
    summary: 'What finalizing this tournament would write. Nothing is saved.',
    policy: 'tournament.run',
    see: 'tournament.see',
    params: idParams,
    response: preview,
  }),
  heldBags: endpoint({
    method: 'GET',
    path: `${base}held-bags/{id}`,
    summary:
      'Devices that hold weigh-ins of this tournament that they may not send any more, because whoever made them is no longer on the staff; with the number of bags and when they were last refused.',
    policy: 'tournament.run',
    see: 'tournament.see',
    params: idParams,
    response: z.array(heldBags),
  }),
  board: endpoint({
    method: 'GET',
    path: `${base}board/{id}`,
    summary: 'The public live leaderboard. Carries an ETag; 304 when nothing moved.',
    policy: 'tournament.see',
    params: idParams,
    response: board,
  }),
  eventSummary: endpoint({
    method: 'GET',
    path: `${base}event-summary/{id}`,
    summary:
      'Who is entered, what the pots hold, what each place would be paid for this field, and the first places: what the page of a tournament shows.',
    policy: 'tournament.see',
    params: idParams,
    response: eventSummary,
  }),
  boardPlaces: endpoint({
    method: 'GET',
    path: `${base}board/{id}/places/{entry}`,
    summary:
      'Where a boat stood through the event, as the board showed it; nothing of a boat that is held for the stage, or of a very large field.',
    policy: 'tournament.see',
    params: z.object({ id, entry: id }),
    response: boardPlaces,
  }),
  boardHold: endpoint({
    method: 'GET',
    path: `${base}board/{id}/hold`,
    summary: 'How the public board of a tournament is held: since when, and how many places are still hidden; null if it is not.',
    policy: 'tournament.run',
    see: 'tournament.see',
    params: idParams,
    response: held,
  }),
  holdBoard: endpoint({
    method: 'POST',
    path: `${base}board/{id}/hold`,
    summary:
      'Hold the public board for the stage: as it stands now (`top` null), or going on without its first `top` places. A board that is held stays as it is.',
    policy: 'tournament.run',
    see: 'tournament.see',
    params: idParams,
    body: z.strictObject({ top: z.number().int().min(1).max(MOST_KEPT_PLACES).nullable() }),
    response: held,
  }),
  boardScreens: endpoint({
    method: 'GET',
    path: `${base}board/{id}/screens`,
    summary: 'What the TVs of a tournament show.',
    policy: 'tournament.see',
    params: idParams,
    response: boardScreens,
  }),
  steerScreens: endpoint({
    method: 'POST',
    path: `${base}board/{id}/screens`,
    summary: 'Steer all TVs of a tournament: the view, one page on or back, pause, and a message. What is left out stays.',
    policy: 'tournament.run',
    see: 'tournament.see',
    params: idParams,
    body: z.strictObject({
      view: z.enum(SCREEN_VIEWS).optional(),
      step: z.union([z.literal(1), z.literal(-1)]).optional(),
      paused: z.boolean().optional(),
      message: z.string().trim().max(LONGEST_SCREEN_MESSAGE).nullable().optional(),
    }),
    // What a TV shows is no record.
    reads: true,
    response: boardScreens,
  }),
  revealBoard: endpoint({
    method: 'POST',
    path: `${base}board/{id}/reveal`,
    summary: 'Reveal, from the last hidden place to the first: `left` places stay hidden, 0 shows all. A repeat reveals no more.',
    policy: 'tournament.run',
    see: 'tournament.see',
    params: idParams,
    body: z.strictObject({ left: z.number().int().min(0).max(MOST_KEPT_PLACES) }),
    response: held,
  }),
}
