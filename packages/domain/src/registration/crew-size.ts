import { DEFAULT_SETTINGS } from '../scoring/default-settings.ts'

/** What of a tournament says how many fish from one boat. */
export type CrewRules = {
  teamEvent?: boolean | null | undefined
  settings: { teamSettings?: { teamSize?: number | undefined } | undefined }
}

/** More than that never sit in one boat. */
export const LARGEST_CREW = 6

/** How many anglers one entry of this tournament has at the most: one, or a team. A substitute is not one of them. */
export const crewSizeOf = ({ teamEvent, settings }: CrewRules): number =>
  teamEvent ? Math.min(LARGEST_CREW, settings.teamSettings?.teamSize ?? DEFAULT_SETTINGS.teamSettings.teamSize) : 1
