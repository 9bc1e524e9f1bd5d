import { z } from 'zod'
import { asksForProof, endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { id, mapOf, text } from '../kernel/fields.ts'
import { byFlag, byId } from '../kernel/terms.ts'

const MOST_TOURS = 200

/** What somebody on a staff may do on their tours: all that an assistant does, or the scale and check-in and nothing else. */
export const staffMay = z.enum(['all', 'weigh'])
export type StaffMay = z.output<typeof staffMay>

const fields = {
  user: id,
  director: id.optional(),
  /** What they help on: tours of this director, and no others. */
  tours: z.array(id).max(MOST_TOURS).optional(),
  may: staffMay.optional(),
  /** Off: they keep their place on the staff and help on nothing. */
  active: z.boolean().optional(),
  /** Whatever else a director keeps about who helps, such as a shift or a radio channel (A68). */
  extra: mapOf(text(60), z.union([text(500), z.number(), z.boolean(), z.null()]), 50).nullish(),
}

/** Who helps a director, and on which tours (A68). Writing one gives and takes the rights of an assistant on them. */
export const staffMember = startingWith(
  record({
    ...fields,
    director: id,
    tours: z.array(id),
    may: staffMay,
    active: z.boolean(),
    first_name: z.string(),
    last_name: z.string(),
  }).meta({ id: 'StaffMember' }),
  { tours: [], may: 'all', active: true, first_name: '', last_name: '' },
)
export type StaffMember = z.output<typeof staffMember>

const { create, update, remove, ...reads } = family(
  '/api/staff-members/',
  'staff members',
  {
    record: staffMember,
    create: creatable(fields),
    change: changeable(fields),
    terms: { user: byId, director: byId, active: byFlag },
  },
  { list: 'signed-in', see: 'staff.see', create: 'tour.create', edit: 'staff.edit' },
)
/** Rights are given and taken by who has just proved that it is them. */
export const staffMemberCalls = { ...reads, ...asksForProof({ create, update, remove }) }

/** Who helps on a tour: the name alone (A27). */
export const helper = z.object({ _id: id, first_name: z.string(), last_name: z.string() }).meta({ id: 'Helper' })
export type Helper = z.output<typeof helper>

const answer = z.object({ ok: z.literal(true), directorsStaff: z.array(helper) }).meta({ id: 'DirectorsStaff' })

/**
 * The two calls that tours, seasons and divisions have alike: `{ id, user }`, or `{ tour, userId }` with the family's own
 * word. Seasons and divisions stand for the tour they belong to. Asking twice changes nothing.
 */
export const directorStaffCalls = (base: `/api/${string}/`, word: 'tour' | 'season' | 'division') => {
  const call = (path: 'add' | 'remove', summary: string) =>
    endpoint({
      method: 'POST',
      path: `${base}${path}-director-staff`,
      summary,
      policy: 'tour.staff',
      see: 'tour.see',
      body: z.union([z.strictObject({ id, user: id }), z.strictObject({ [word]: id, userId: id })]),
      response: answer,
    })
  return asksForProof({
    addDirectorStaff: call('add', 'Let somebody help: makes them an assistant on this tour and no other. Answers who helps now.'),
    removeDirectorStaff: call('remove', 'Take from somebody the rights of an assistant on this tour. Answers who helps now.'),
  })
}
export type DirectorStaffCalls = ReturnType<typeof directorStaffCalls>
