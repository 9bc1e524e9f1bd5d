export const seasonLabels = {
  name: 'Name',
  tour: 'Tour',
  division: 'Division',
  startDate: 'Start Date',
  endDate: 'End Date',
  membershipFee: 'Membership fee',
  notes: 'Notes',
  rules: 'Rules in words',
  'seasonRules.bestOf': 'Best results that count',
  'seasonRules.drop': 'Worst results that do not count',
  'seasonRules.participationPoints': 'For every event fished',
  'seasonRules.perfectAttendance': 'For fishing them all',
} as const
