export const texts = {
  commandPalette: {
    searchNotOnThisDevice: 'The search is not on this device yet, and there is no network.',
  },
  paletteDialog: {
    tournamentBoatNumberAnglerPage: 'Tournament, boat number, angler, page',
    searchOrGoTo: 'Search or go to',
    found: 'Found',
    nothingFoundTryPart: 'Nothing found. Try a part of a name, or a boat number.',
  },
  paletteItems: {
    angler: 'Angler',
    newTournament: 'New tournament',
    weighIn: 'Weigh in',
    addEntry: 'Add an entry',
    drawBoatNumbers: 'Draw boat numbers',
    results: 'Results',
    showPublicLeaderboard: 'Show the public leaderboard',
  },
  shortcutsSheet: {
    searchOrGoTo: 'Search or go to',
    searchInList: 'Search in the list',
    newTournament: 'New tournament',
    saveForm: 'Save a form',
    theseKeys: 'These keys',
    closeWhatLiesOnTop: 'Close what lies on top',
    keyboard: 'Keyboard',
    keysOfOneLetter: 'Keys of one letter',
    turnThemOffIf: 'Turn them off if you speak to this device.',
  },
  usePalette: {
    recent: 'Recent',
    actions: 'Actions',
    goTo: 'Go to',
    boats: 'Boats',
    tournaments: 'Tournaments',
    anglers: 'Anglers',
  },
} as const
