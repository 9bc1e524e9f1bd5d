export const texts = {
  title: 'Results',
  allSeasons: 'All seasons',
  event: 'Event',
  date: 'Date',
  position: 'Position',
  points: 'Points',
  awarded: 'Awarded On',
  weight: 'Weight',
  inches: '{length} in',
  place: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  sum: '{events, plural, one {# event} other {# events}} · {points} points · best place {best}',
  sumNoPlace: '{events, plural, one {# event} other {# events}} · {points} points',
} as const
