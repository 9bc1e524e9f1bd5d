import { withDefaults } from '../scoring/default-settings.ts'

/** Settings of a tournament or of a tour: sections (payout, weight …) of fields. */
type Sections = object

/** What a tour brings to its tournaments. */
export type TourParent = {
  payout?: object | null | undefined
  weight?: object | null | undefined
  pointsScoring?: object | null | undefined
  tournamentDefaults?: ({ settings?: Sections | null | undefined } & object) | null | undefined
}

type Form = { settings?: Sections | null | undefined }

/**
 * One pick fills the rest: what the form leaves out comes from the settings of the tour, and what the tour leaves open is
 * written as it is done. Blanks are left out.
 */
export function fillFromTour<F extends Form>(form: F, tour: TourParent | null): F {
  const { settings: _settings, ...defaults } = tour?.tournamentDefaults ?? {}
  const settings = withDefaults(mergeSettings(settingsOfTour(tour), form.settings))
  return { ...defaults, ...given(form), settings } as F
}

/**
 * What the tour says now, for a tournament that exists: where both speak, the tour wins; what the tour leaves open stays as
 * it is in the tournament. Only the named fields are in the answer.
 */
export function anewFromTour<F extends Form>(before: F, tour: TourParent | null, fields: readonly string[]): Partial<F> {
  const { settings: _settings, ...defaults } = tour?.tournamentDefaults ?? {}
  const settings = mergeSettings(before.settings ?? {}, settingsOfTour(tour))
  return Object.fromEntries(Object.entries(given({ ...defaults, settings })).filter(([field]) => fields.includes(field))) as Partial<F>
}

/** The sections of the tour, and over them what it sets for tournaments in particular. */
const settingsOfTour = (tour: TourParent | null): Sections =>
  mergeSettings(
    given({ payout: tour?.payout, weight: tour?.weight, pointsScoring: tour?.pointsScoring }),
    tour?.tournamentDefaults?.settings,
  )

const given = <T extends object>(form: T): T =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined && value !== null && value !== '')) as T

/** Section by section (payout, weight …) and inside a section field by field; lists are taken whole. */
function mergeSettings(under: Sections, over: Sections | null | undefined): Sections {
  const sections = Object.entries(over ?? {}).map(([name, section]) => {
    const below = (under as Record<string, unknown>)[name]
    return [name, isSection(section) && isSection(below) ? { ...below, ...section } : section]
  })
  return { ...under, ...Object.fromEntries(sections) }
}

const isSection = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)
