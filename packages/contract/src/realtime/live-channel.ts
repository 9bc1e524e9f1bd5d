import type { BoardPatch } from '@ramplight/domain/results/board-patch'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { id, weight } from '../kernel/fields.ts'

/**
 * The live channel: Server-Sent Events. It says *that* something changed and its revision; the screen fetches *what*, but for a crowd,
 * which is told that, too.
 * A lost message costs a refresh, never a wrong score (decisions 10). The type of a message is the name of the event,
 * its revision the event's id.
 */
export const LIVE_PROTOCOL = 1
/** At most this many frames a second reach one viewer; what comes between is folded into the newest. */
export const MAX_FRAMES_PER_SECOND = 4
export const HEARTBEAT_MS = 15_000
/** The longest patch of a board that a crowd is sent, as text. Who has another board, or hears of more, asks. */
export const LONGEST_PATCH = 16_000
/** What has changed on a board, as it is sent, since the revision `from` with its tag; `tag` is that of the board it makes. */
export type BoardChange = BoardPatch & { from: number; fromTag: string; tag: string }
/** The longest that a crowd spreads its questions. */
export const MOST_SPREAD_MS = 5000

/** A message is handed on as it came: ounces (grams in a metric tournament), never decoded on the way. */
const ounces = z.number().min(0).max(1e6).meta({ description: 'What the scale shows, in ounces.' })

export const liveMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), protocol: z.literal(LIVE_PROTOCOL), tournament: id, revision: z.number().int() }),
  z.object({
    type: z.literal('standings-changed'),
    tournament: id,
    revision: z.number().int(),
    spread: z.number().int().min(0).max(MOST_SPREAD_MS).optional().meta({
      description: 'Milliseconds over which the viewers spread their questions, each at a moment of its own: sent where there are many.',
    }),
    patch: z.custom<BoardChange>().optional().meta({
      description: 'Sent to a crowd: what has changed since the revision `from`, so that nobody who has that board need ask.',
    }),
  }),
  z.object({ type: z.literal('screens-steered'), tournament: id }),
  z.object({ type: z.literal('weigh-in-announced'), tournament: id, entry: id, reading: ounces.optional() }),
])
export type LiveMessage = z.output<typeof liveMessage>
export type StandingsChanged = Extract<LiveMessage, { type: 'standings-changed' }>

const told = z.object({ ok: z.literal(true), revision: z.number().int() })

export const eventCalls = {
  stream: endpoint({
    method: 'GET',
    path: '/events/stream',
    summary: 'Server-Sent Events of one tournament. `Last-Event-ID` resumes: a changed revision is told at once.',
    policy: 'tournament.see',
    query: z.object({ tournament: id }),
    response: z.string(),
  }),
  triggerUpdate: endpoint({
    method: 'POST',
    path: '/events/trigger-update',
    summary: 'Tell every screen of a tournament to fetch again.',
    policy: 'tournament.run',
    body: z.strictObject({ tournament: id }),
    response: told,
  }),
  announceWeighIn: endpoint({
    method: 'POST',
    path: '/events/announce-weigh-in-event',
    summary: 'Announce who is on the scale, and what it shows. Of a board that is held nobody hears what it shows.',
    policy: 'tournament.weigh',
    body: z.strictObject({ tournament: id, entry: id, reading: weight.optional() }),
    // Everybody hears of it, and no record is another.
    reads: true,
    response: told,
  }),
}
