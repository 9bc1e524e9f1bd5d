export const teamLabels = {
  name: 'Name',
  alias: 'Alias',
  captain: 'Captain',
  boatCaptain: 'Captain',
  coanglers: 'Co-anglers',
  sub: 'Substitute',
  users: 'Anglers',
  club_name: 'Club',
  tour: 'Tour',
} as const
