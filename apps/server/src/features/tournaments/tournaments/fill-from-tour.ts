import type { CreateTournament, ParentField } from '@ramplight/contract/tournaments/tournaments'
import type { TourSettings } from '@ramplight/contract/tours/tour-settings'
import type { TournamentRow } from './tournaments.store.ts'

type Settings = NonNullable<CreateTournament['settings']>
type Parent = Partial<TourSettings> | null

/** One pick fills the rest: what the form leaves out comes from the settings of the tour. Blanks are left out. */
export function fillFromTour(form: CreateTournament, tour: Parent): CreateTournament {
  const { settings: _settings, ...defaults } = tour?.tournamentDefaults ?? {}
  return { ...defaults, ...given(form), settings: mergeSettings(settingsOfTour(tour), form.settings) }
}

/**
 * What the tour says now, for a tournament that exists: where both speak, the tour wins; what the tour leaves open stays as
 * it is in the tournament.
 */
export function anewFromTour(before: TournamentRow, tour: Parent, fields: readonly ParentField[]): Partial<TournamentRow> {
  const { settings: _settings, ...defaults } = tour?.tournamentDefaults ?? {}
  const settings = mergeSettings(before.settings, settingsOfTour(tour))
  return Object.fromEntries(Object.entries(given({ ...defaults, settings })).filter(([field]) => fields.includes(field as ParentField)))
}

/** The sections of the tour, and over them what it sets for tournaments in particular. */
const settingsOfTour = (tour: Parent): Settings =>
  mergeSettings(
    given({ payout: tour?.payout, weight: tour?.weight, pointsScoring: tour?.pointsScoring }),
    tour?.tournamentDefaults?.settings,
  )

const given = <T extends object>(form: T): T =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined && value !== null && value !== '')) as T

/** Section by section (payout, weight …) and inside a section field by field; lists are taken whole. */
function mergeSettings(under: Settings, over: Settings | undefined): Settings {
  const sections = Object.entries(over ?? {}).map(([name, section]) => {
    const below = under[name as keyof Settings]
    return [name, isSection(section) && isSection(below) ? { ...below, ...section } : section]
  })
  return { ...under, ...Object.fromEntries(sections) }
}

const isSection = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)
