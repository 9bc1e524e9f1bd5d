export const texts = {
  directorShell: {
    today: 'Today',
    tournaments: 'Tournaments',
    tours: 'Tours',
    seasons: 'Seasons',
    anglers: 'Anglers',
    messages: 'Messages',
    payoutTables: 'Payout tables',
    payments: 'Payments',
    species: 'Species',
    offlineData: 'Offline data',
    run: 'Run',
    series: 'Series',
    people: 'People',
    money: 'Money',
    setup: 'Setup',
  },
} as const
