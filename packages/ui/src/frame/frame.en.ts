export const texts = {
  appShellFrame: {
    main: 'Main',
    skipToContent: 'Skip to content',
    home: 'Home',
  },
  impersonationStrip: {
    actingAsSomebodyElse: 'Acting as someone else',
    youAct: 'Acting as <b>{name}</b>',
    goBack: 'Go back',
  },
  searchTrigger: {
    searchOrGo: 'Search or go to…',
    search: 'Search',
  },
  sideNav: {
    home: 'Home',
    widenNavigation: 'Expand menu',
    narrowNavigation: 'Collapse menu',
    needs: 'Needs {locked}',
  },
  syncPill: {
    needs: '{count, plural, one {# needs you} other {# need you}}',
    live: 'Live',
    checking: 'Checking…',
    asking: 'Checking · {count, number}',
    askingTheServer: 'Checking with the server… · {count, number}',
    saving: 'Saving…',
    here: '{count, number} here',
    onThisDevice: '{count, number} on this device',
    offlineWith: 'Offline · {count, number}',
    offline: 'Offline',
    offlineAllChanges: 'Offline. All changes are saved here{count}',
    hereWith: 'Here · {count, number}',
    onlyHere: 'Only here',
    onlyOnThisDevice: 'Only on this device{count}',
  },
} as const
