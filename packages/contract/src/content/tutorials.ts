import { z } from 'zod'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { requiredText, text, webAddress } from '../kernel/fields.ts'
import { byFlag, byPart, byValue } from '../kernel/terms.ts'
import { uploadPath } from './upload-path.ts'

/** Where a tutorial may be offered (2 §3); a division has no such place. */
export const TUTORIAL_SECTIONS = {
  tournament: ['Angler Registration', 'Basic Details', 'Fees & Payout', 'Boat Numbers & Flighting', 'Groups', 'Scoring', 'Cut Settings'],
  season: ['Basic Info', 'Sponsors', 'Team Settings', 'Fees & Payout', 'Boat Numbers & Flighting', 'Groups', 'Scoring'],
  tour: ['Basic Info', 'Fees & Payout', 'Boat Numbers & Flighting', 'Sponsors', 'Team Settings'],
} as const
export type TutorialParent = keyof typeof TUTORIAL_SECTIONS

const place = <P extends TutorialParent>(parent: P) =>
  z.strictObject({ parent: z.literal(parent), section: z.enum(TUTORIAL_SECTIONS[parent]) })

export const displayLocation = z.discriminatedUnion('parent', [place('tournament'), place('season'), place('tour')])
export type DisplayLocation = z.output<typeof displayLocation>

const at = <P extends TutorialParent>(parent: P, parts: Record<string, readonly (typeof TUTORIAL_SECTIONS)[P][number][]>) =>
  Object.fromEntries(
    Object.entries(parts).map(([id, sections]) => [id, sections.map((section) => ({ parent, section }) as DisplayLocation)]),
  )

/**
 * The sections of the setup forms, by their ids, as tutorials know them. Points and pots have none of their own; a season is set up
 * in one sheet, and what a tour has on pages of its own is offered at its first section.
 */
export const PLACES_OF_SETUP = {
  tournament: at('tournament', {
    basic: ['Basic Details'],
    registration: ['Angler Registration'],
    fees: ['Fees & Payout'],
    scoring: ['Scoring'],
    cuts: ['Cut Settings'],
    boats: ['Boat Numbers & Flighting'],
    groups: ['Groups'],
  }),
  tour: at('tour', {
    basic: ['Basic Info', 'Team Settings', 'Sponsors'],
    fees: ['Fees & Payout'],
    boats: ['Boat Numbers & Flighting'],
  }),
  season: at('season', { sheet: TUTORIAL_SECTIONS.season }),
}

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
