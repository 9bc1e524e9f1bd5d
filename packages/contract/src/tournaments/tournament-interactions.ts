import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { creatable, family, idParams, record } from '../kernel/family.ts'
import { countTotal, id } from '../kernel/fields.ts'
import { searching } from '../kernel/search.ts'

export const interactionType = z.enum(['interested', 'going'])
const fields = { tournament: id, type: interactionType }

/** That a person is interested in a tournament, or going (1 §3): at most one of the two (A50). */
export const tournamentInteraction = record({ ...fields, user: id }).meta({ id: 'TournamentInteraction' })
export type TournamentInteraction = z.output<typeof tournamentInteraction>

/** What everybody may know of somebody who is interested (A27). */
const face = z
  .object({ _id: id, first_name: z.string(), last_name: z.string(), profileIcon: z.string().nullish() })
  .meta({ id: 'AnglerFace' })

const found = record({ ...fields, user: z.union([id, face]) }).meta({ id: 'TournamentInteractionFound' })
export type TournamentInteractionFound = z.output<typeof found>

const counts = z
  .object({
    tournament: id,
    interested: countTotal,
    going: countTotal,
    /** The caller's own, if there is one. */
    mine: tournamentInteraction.nullable(),
  })
  .meta({ id: 'TournamentInteractionCounts' })

/** The most tournaments whose interest is asked at once: a page of cards. */
export const MOST_COUNTED = 100

const base = '/api/tournament-interactions/'
// Choosing the other one is a creation: nothing is changed by PUT (A58).
const {
  update: _none,
  search: _plain,
  ...common
} = family(
  base,
  'interactions',
  {
    record: tournamentInteraction,
    /** `user` is the caller; nobody marks for somebody else. */
    create: creatable({ ...fields, user: id.optional() }),
    change: z.strictObject({}),
    terms: {},
  },
  { list: 'signed-in', see: 'interaction.see', create: 'interaction.create', edit: 'interaction.edit' },
)

const search = searching({ terms: { tournament: id, type: interactionType, user: id } })

export const tournamentInteractionCalls = {
  ...common,
  create: endpoint({
    ...common.create,
    summary: 'Mark a tournament Interested or Going. Choosing the other replaces it; a repeat answers what is stored.',
  }),
  remove: endpoint({ ...common.remove, summary: 'Take back that one is interested or going.' }),
  search: endpoint({
    method: 'POST',
    path: `${base}search`,
    summary: 'Who is interested in a tournament or going, the first to say so first; without a tournament, the caller’s own.',
    policy: 'public',
    search: search.search,
    body: z.strictObject({
      ...search.body.shape,
      /** First and last name and icon in place of the id. */
      populateUser: z.boolean().optional(),
    }),
    response: z.array(found),
  }),
  getForTournament: endpoint({
    method: 'GET',
    path: `${base}get-for-tournament/{id}`,
    summary: 'How many are interested and going, and what the caller has chosen.',
    policy: 'tournament.see',
    params: idParams,
    response: counts,
  }),
  countSearch: endpoint({
    method: 'POST',
    path: `${base}count-search`,
    summary: 'The same for the cards of a page: one answer for each of these tournaments that the caller may see.',
    policy: 'public',
    body: z.strictObject({ tournaments: z.array(id).max(MOST_COUNTED) }),
    response: z.array(counts),
  }),
}
export type TournamentInteractionCounts = z.output<typeof counts>
