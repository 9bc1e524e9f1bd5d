export const texts = {
  banner: {
    dismiss: 'Dismiss',
  },
  uiAction: {
    moreActions: 'More actions',
  },
  unsentMark: {
    savedOnThisDevice: 'Saved on this device',
  },
} as const
