export const texts = {
  askInDialog: {
    concerned: 'Concerned',
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
    whatYouTypedHere: 'What you typed here is not saved.',
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
