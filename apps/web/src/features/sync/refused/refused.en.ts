export const texts = {
  askToDiscard: {
    discardThisChange: 'Discard this change?',
    theServerKeeps:
      'The server keeps what it has. What you entered stays 30 days under “Discarded” in the list of this device, then it is gone.',
    waitsForIt: 'Waits for it: {changes}',
    discardChange: 'Discard change',
    reallyDiscard: 'Really discard it?',
    yesDiscard: 'Yes, discard it',
    keep: 'Keep it',
  },
  editAndRetry: {
    this: 'This is not a number.',
    cancel: 'Cancel',
    saveAndRetry: 'Save and retry',
  },
  refusalWords: {
    parentGone: 'What this belongs to was deleted meanwhile. Bring that back and retry, or let this go.',
    somebodyDeleted: 'Somebody deleted this meanwhile. Bring it back with your changes, or let it go.',
    youMayNotChange: 'You may not change this any more. Ask its director for access, then retry.',
    theServerHasSomething:
      'The server has something else under the number of this change. Retry sends it under a new one; nothing is lost.',
    anOlderVersion: 'An older version of this app wrote this, and the server no longer reads it. Export it, then enter it again.',
    theServerBroke: 'The server broke on this change three times. It is tried again by itself once a day and after each update.',
    otherBagsHaveCome: 'Other bags have come in since; look at the results again and finalize.',
    whatThisBelongs: 'What this belongs to is not there, or is not yours any more.',
    theServerDid: 'The server did not take this change.',
  },
  refusedCard: {
    names: {
      retry: 'Retry',
      restore: 'Restore with my changes',
      edit: 'Edit and retry',
      discard: 'Discard',
    },
    thatCould: 'That could not be done on this device. The change is still kept here.',
    isIt: 'Is it {person}?',
    whatWaits: 'What waits for the refused entry will count for this boat. The refused entry goes to Discarded.',
    yesUseThisBoat: 'Yes, use this boat',
    enteredItIsKept: 'Entered {time}. It is kept on this device.',
    changesWait: '{count, plural, one {1 change waits for this} other {# changes wait for this}}',
    itIs: 'It is {person}',
    lookAtTheResults: 'Look at the results',
    open: 'Open it',
    editAndRetry: 'Edit and retry',
  },
  refusedDetails: {
    theBoat: 'the boat',
    boat: 'boat {number}',
  },
  refusedFields: {
    field: 'Field',
    youEntered: 'You entered',
    theServer: 'The server has',
    deleted: 'Deleted',
  },
} as const
