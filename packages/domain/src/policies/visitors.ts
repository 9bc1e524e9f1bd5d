import type { PolicyName } from './policies.ts'

/** The policies that may say yes to who has no session: what is public, and seeing what is public where it belongs. */
const OPEN_TO_VISITORS: readonly PolicyName[] = [
  'public',
  'own.see',
  'tour.see',
  'division.see',
  'season.see',
  'season-team.see',
  'director-theme.see',
  'tournament.see',
  'interaction.see',
  'calendar-event.see',
  'group.see',
  'raffle.see',
  'sponsor.see',
  'advertiser.see',
  'subscription-level.see',
  'help.see',
  'admin-setting.see',
]

/** May a visitor be let in by this policy at all? Where not, nothing they send needs to be read. */
export const admitsVisitors = (policy: PolicyName): boolean => OPEN_TO_VISITORS.includes(policy)
