export const texts = {
  appShellFrame: {
    main: 'Main',
    skipToContent: 'Skip to content',
    home: 'Home',
  },
  impersonationStrip: {
    actingAsSomebodyElse: 'Acting as somebody else',
    youAct: 'You act as <b>{name}</b>',
    goBack: 'Go back',
  },
  searchTrigger: {
    searchOrGo: 'Search or go to…',
    search: 'Search',
  },
  sideNav: {
    home: 'Home',
    widenNavigation: 'Widen navigation',
    narrowNavigation: 'Narrow navigation',
    needs: 'Needs {locked}',
  },
  syncPill: {
    needs: '{count, plural, one {# needs you} other {# need you}}',
    live: 'Live',
    checking: 'Checking…',
    asking: 'Asking · {count, number}',
    askingTheServer: 'Asking the server… · {count, number}',
    saving: 'Saving…',
    here: '{count, number} here',
    onThisDevice: '{count, number} on this device',
    offlineWith: 'Offline · {count, number}',
    offline: 'Offline',
    offlineAllChanges: 'Offline — all changes are kept here{count}',
    hereWith: 'Here · {count, number}',
    onlyHere: 'Only here',
    onlyOnThisDevice: 'Only on this device{count}',
  },
} as const
