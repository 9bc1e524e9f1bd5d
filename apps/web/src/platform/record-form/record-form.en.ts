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
    restoreDraft: 'Restore your earlier draft',
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
    changedBySomebodyElse: 'Changed by someone else',
    yours: 'Yours',
    yoursIs: 'Yours: {value}',
    theirs: 'Theirs',
    theirsIs: 'Theirs: {value}',
    takenOver: 'Merged: {fields}.',
    nothingClashes: 'No conflicts: your changes are added to theirs.',
    keepEditing: 'Keep editing',
    saveBothTogether: 'Save both',
  },
  useSave: {
    saved: 'Saved',
    whatYouTypedIsKept: '{reason} Your draft is saved on this device.',
  },
} as const
