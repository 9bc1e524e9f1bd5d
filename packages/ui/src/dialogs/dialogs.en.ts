export const texts = {
  askInDialog: {
    concerned: 'Affects',
  },
  askWords: {
    words: 'Your words',
    useCustom: 'Use Custom',
  },
  recentToasts: {
    recentMessagesNew: 'Recent messages, new',
    recentMessages: 'Recent messages',
    recent: 'Recent',
    nothingYet: 'Nothing yet.',
  },
  sideSheet: {
    leaveWithoutSaving: 'Leave without saving?',
    whatYouTypedHere: 'What you typed here isn’t saved.',
    discardChanges: 'Discard changes',
    stay: 'Stay',
  },
  toasts: {
    dismiss: 'Dismiss',
    errorTitle: 'Error:',
    undo: 'Undo',
    error: 'Error: {text}',
  },
} as const
