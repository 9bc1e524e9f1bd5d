export const texts = {
  anglers: {
    title: 'Anglers',
    about: 'Everyone in your tours, plus the anglers you added.',
    addAngler: 'Add angler',
    import: 'Import anglers',
    merge: 'Merge anglers',
    printDirectory: 'Print directory',
  },
  results: {
    noun: 'results',
  },
  directory: {
    title: 'Angler Directory',
    tourMembers: 'Tour Members',
    seasonMembers: 'Season Members',
    tourChoice: 'Tour: {name}',
    seasonChoice: 'Season: {name}',
    anglersNoun: 'anglers',
    counted: '{count, plural, one {# angler} other {# anglers}} · {date}',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
  },
} as const
