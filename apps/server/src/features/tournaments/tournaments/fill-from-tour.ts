import type { CreateTournament } from '@ramplight/contract/tournaments/tournaments'
import type { TourSettings } from '@ramplight/contract/tours/tour-settings'

type Settings = NonNullable<CreateTournament['settings']>

/** One pick fills the rest: what the form leaves out comes from the settings of the tour. Blanks are left out. */
export function fillFromTour(form: CreateTournament, tour: Partial<TourSettings> | null): CreateTournament {
  const { settings, ...defaults } = tour?.tournamentDefaults ?? {}
  const ofTour = given({ payout: tour?.payout, weight: tour?.weight, pointsScoring: tour?.pointsScoring })
  return { ...defaults, ...given(form), settings: [settings, form.settings].reduce<Settings>(mergeSettings, ofTour) }
}

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
