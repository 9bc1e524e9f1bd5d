export const texts = {
  title: 'A picture to share',
  ofStandings: '{tournament}: top of the standings as a picture',
  ofResult: '{names} at {tournament} as a picture',
  share: 'Share',
  save: 'Save picture',
  close: 'Close',
  making: 'Making the picture',
  failed: 'Couldn’t make the picture on this device. Take a screenshot instead.',
  weighed: '{weighed, number} of {field, number} weighed',
  more: 'and {count, plural, one {# more boat} other {# more boats}}',
  place: '{count, plural, one {Place in a field of # boat} other {Place in a field of # boats}}',
} as const
