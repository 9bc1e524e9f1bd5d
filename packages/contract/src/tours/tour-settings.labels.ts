import { under } from '../kernel/labels.ts'
import { payoutLabels, pointsLabels, weightLabels } from '../tournaments/settings.labels.ts'
import { broughtLabels } from '../tournaments/tournaments.labels.ts'

export const tourSettingsLabels = {
  tour: 'Tour',
  ...under('payout', payoutLabels),
  ...under('weight', weightLabels),
  ...under('pointsScoring', pointsLabels),
  ...under('tournamentDefaults', broughtLabels),
} as const
