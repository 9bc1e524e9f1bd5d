export const texts = {
  keypad: {
    deleteLastDigit: 'Delete last digit',
    saving: 'Saving…',
    save: 'Save',
    keypad: 'Keypad',
  },
  stationBar: {
    backTo: 'Back to {place}',
  },
  stepperRow: {
    ofMost: 'of {most, number}',
  },
} as const
