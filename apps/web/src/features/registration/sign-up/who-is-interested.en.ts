export const texts = {
  interestedAnglers: '{count, plural, one {# Interested Angler} other {# Interested Anglers}}',
  goingAnglers: '{count, plural, one {# Angler Going} other {# Anglers Going}}',
  nobodyInterested: 'Nobody has clicked Interested on this event',
  nobodyGoing: 'No one has clicked Going on this event',
  anglers: 'anglers',
  name: 'Angler name',
  date: 'Date',
} as const
