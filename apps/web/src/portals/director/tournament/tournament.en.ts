export const texts = {
  history: {
    historyNoun: 'history',
  },
  tournamentFrame: {
    overview: 'Overview',
    entries: 'Entries',
    boats: 'Boats',
    results: 'Results',
    payouts: 'Payouts',
    payments: 'Payments',
    money: 'Money',
    documents: 'Documents',
    messages: 'Messages',
    setup: 'Setup',
    history: 'History',
    tournamentNoun: 'tournament',
    loadingTournament: 'Loading tournament',
    tournaments: 'Tournaments',
    tabs: 'Tournament',
    readOnlyButRuns: 'Only its director and co-directors can change this tournament. You can run it: entries, boats and weigh-in.',
    readOnly: 'Only its director and co-directors can change this tournament.',
  },
} as const
