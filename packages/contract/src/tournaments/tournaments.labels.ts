import { under } from '../kernel/labels.ts'
import { groupLabels } from './groups.labels.ts'
import { settingsLabels } from './settings.labels.ts'

const POT = {
  name: 'Name',
  entryFee: 'Entry',
  dayIndex: 'Day',
  species: 'Species',
  includedInEntryFee: 'In the entry fee',
  minimumWeight: 'Smallest weight',
  carriedIn: 'Carried in',
  periodIndex: 'Period',
  carryOver: 'What nobody wins is kept for the next event',
} as const

/** What a tour brings to its tournaments in the same words. */
export const broughtLabels = {
  ...under('settings', settingsLabels),
  ...under('bigfishpots', POT),
  ...under('sidepots', POT),
  location: 'Location',
  landing: 'Landing',
  street: 'Street',
  city: 'City',
  state: 'State',
  zip: 'Zip',
  timezone: 'Timezone',
  startTime: 'Start time',
  endTime: 'End time',
  teamEvent: 'Team event',
  entryFee: 'Entry fee',
  bigfishpots: 'Big fish pots',
  sidepots: 'Side pots',
} as const

export const tournamentLabels = {
  ...broughtLabels,
  dayTimes: 'Days at other times',
  'dayTimes.date': 'Day',
  'dayTimes.startTime': 'Start time',
  'dayTimes.dueTime': 'End time',
  name: 'Name',
  tour: 'Tour',
  season: 'Season',
  division: 'Division',
  status: 'Status',
  cancelled: 'Cancelled',
  protestsUntil: 'Protests until',
  dateSpanType: 'Date span',
  startDate: 'Start date',
  tournamentDates: 'Dates',
  hasCuts: 'Cuts',
  registrationStartDate: 'Registration opens',
  notes: 'Notes',
  rules: 'Rules',
  marketing_text: 'Public text',
  'setupOptions.openTournament': 'Open tournament (no season points)',
  'setupOptions.multipleDailyWeighIns': 'Several weigh-ins a day',
  groups: 'Groups',
  'groups.name': groupLabels.name,
  'groups.potPercentageAllocatedToGroup': groupLabels.potPercentageAllocatedToGroup,
  'groups.percentageOrDollar': groupLabels.percentageOrDollar,
} as const
