export const texts = {
  boundFields: {
    example: {
      'lb-oz': 'Enter a weight, such as 1-08',
      'decimal-lb': 'Enter a weight, such as 1.50',
      kg: 'Enter a weight, such as 0.680',
      in: 'Enter a length, such as 1.25',
    },
  },
  recordSheet: {
    restoreDraft: 'Restore what you typed before',
    cancel: 'Cancel',
    save: 'Save',
    nothing: 'Nothing',
  },
  refusedFields: {
    fieldInRow: '{field}, row {row, number}',
  },
  required: {
    fieldIsRequired: '{field} is required',
  },
  staleDialog: {
    changedBySomebodyElse: 'Changed by somebody else',
    yours: 'Yours',
    yoursIs: 'Yours: {value}',
    theirs: 'Theirs',
    theirsIs: 'Theirs: {value}',
    takenOver: 'Taken over: {fields}.',
    nothingClashes: 'Nothing clashes: your changes go on top of theirs.',
    keepEditing: 'Keep editing',
    saveBothTogether: 'Save both together',
  },
  useSave: {
    saved: 'Saved',
    whatYouTypedIsKept: '{reason} What you typed is kept on this device.',
  },
} as const
