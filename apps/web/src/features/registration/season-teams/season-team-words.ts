import type { AnglerName } from '@ramplight/contract/people/users'
import type { SeasonTeam } from '@ramplight/contract/tours/season-teams'
import { fullName } from '@ramplight/domain/registration/full-name'
import { t } from './season-teams.texts.ts'

/** Who is a substitute, in the order in which they were named. */
export const substitutesOf = ({ substitutions, anglers }: SeasonTeam): AnglerName[] =>
  substitutions.flatMap((id) => anglers.find(({ _id }) => _id === id) ?? [])

/** Who competes themselves. */
export const crewOfSeason = ({ substitutions, anglers }: SeasonTeam): AnglerName[] =>
  anglers.filter(({ _id }) => !substitutions.includes(_id))

/** The team by its name, else its anglers. */
export const seasonTeamName = (one: SeasonTeam): string => one.teamName || crewOfSeason(one).map(fullName).join(' & ') || t('aTeam')
