import { z } from 'zod'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { requiredText, text, webAddress } from '../kernel/fields.ts'
import { byFlag, byPart, byValue } from '../kernel/terms.ts'
import { uploadPath } from './upload-path.ts'

const place = <P extends string, const S extends readonly [string, ...string[]]>(parent: P, sections: S) =>
  z.strictObject({ parent: z.literal(parent), section: z.enum(sections) })

/** Where a tutorial may be offered (2 §3); a division has no such place. */
export const displayLocation = z.discriminatedUnion('parent', [
  place('tournament', [
    'Angler Registration',
    'Basic Details',
    'Fees & Payout',
    'Boat Numbers & Flighting',
    'Groups',
    'Scoring',
    'Cut Settings',
  ]),
  place('season', ['Basic Info', 'Sponsors', 'Team Settings', 'Fees & Payout', 'Boat Numbers & Flighting', 'Groups', 'Scoring']),
  place('tour', ['Basic Info', 'Fees & Payout', 'Boat Numbers & Flighting', 'Sponsors', 'Team Settings']),
])

const sourceType = z.enum(['video', 'image'])
/** `htmlText` is as it was written: whoever shows it makes it harmless. */
const fields = {
  name: requiredText(120),
  description: text(2000).nullish(),
  htmlText: z.string().max(50_000).nullish(),
  sourceType: sourceType.nullish(),
  sourcePath: z.union([uploadPath, webAddress]).nullish(),
  active: z.boolean().optional(),
  displayLocations: z.array(displayLocation).max(30).optional(),
}

export const tutorial = startingWith(
  record({ ...fields, active: z.boolean(), displayLocations: z.array(displayLocation) }).meta({ id: 'Tutorial' }),
  { active: true, displayLocations: [] },
)
export type Tutorial = z.output<typeof tutorial>

export const tutorialCalls = family(
  '/api/tutorials/',
  'tutorials',
  {
    record: tutorial,
    create: creatable(fields),
    change: changeable(fields),
    terms: { name: byPart(), active: byFlag, sourceType: byValue(sourceType) },
  },
  { list: 'public', see: 'help.see', create: 'system-admin', edit: 'system-admin' },
)
